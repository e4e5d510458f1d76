import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import GlobalStyles from '@mui/material/GlobalStyles';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { hostStyles } from './host-styles';
import { muiTheme } from './mui-theme';

const cache = createCache({ key: hostStyles, speedy: true });

/** Styles without motion. The duration is not 0: MUI hears of the browser's autofill by an animation that has ended. */
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

interface MuiProvidersProps {
  readonly children: ReactNode;
}

/** The one style cache and the one theme, around a screen with `ui: 'mui'`. */
export const MuiProviders = ({ children }: MuiProvidersProps) => (
  <CacheProvider value={cache}>
    <ThemeProvider theme={muiTheme}>
      {stillStyles}
      {children}
    </ThemeProvider>
  </CacheProvider>
);
