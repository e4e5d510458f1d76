import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { muiTheme } from './mui-theme';

const cache = createCache({ key: 'mui', speedy: true });

interface MuiFrameProps {
  readonly children: ReactNode;
}

/** What a screen with `ui: 'mui'` stands in: the one style cache and the one theme. */
export const MuiFrame = ({ children }: MuiFrameProps) => (
  <CacheProvider value={cache}>
    <ThemeProvider theme={muiTheme}>{children}</ThemeProvider>
  </CacheProvider>
);
