import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import GlobalStyles from '@mui/material/GlobalStyles';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { muiTheme } from './mui-theme';

const cache = createCache({ key: 'mui', speedy: true });

/** Not 0: MUI hears of the browser's own filling of a field by an animation that has ended. */
const stillStyles = (
  <GlobalStyles
    styles={{
      '@media (prefers-reduced-motion: reduce)': {
        '*, ::before, ::after': {
          transitionDuration: '0s !important',
          animationDuration: '1ms !important',
          animationIterationCount: '1 !important',
        },
      },
    }}
  />
);

interface MuiFrameProps {
  readonly children: ReactNode;
}

/** What a screen with `ui: 'mui'` stands in: the one style cache and the one theme. */
export const MuiFrame = ({ children }: MuiFrameProps) => (
  <CacheProvider value={cache}>
    <ThemeProvider theme={muiTheme}>
      {stillStyles}
      {children}
    </ThemeProvider>
  </CacheProvider>
);
