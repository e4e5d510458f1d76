/** MUI in the look of the base sheet: its palette reads the same custom properties, so there is no second set of colours. */
import { createTheme, type Components, type Theme } from '@mui/material/styles';
import { muiPalette } from './mui-palette';

/** Length that grows with the visitor's letter size, as in the sheets. @param px length where nobody has set one */
const rem = (px: number) => `${px / 16}rem`;

const hairline = '1px solid var(--line)';
const focusRing = { outline: '2px solid var(--focus, var(--primary))', outlineOffset: 2 };

const components: Components<Theme> = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: { root: { '&:focus-visible': focusRing } },
  },
  MuiButton: {
    defaultProps: { disableElevation: true, variant: 'contained' },
    styleOverrides: {
      root: { minHeight: rem(44), padding: `0 ${rem(20)}`, fontSize: rem(15), lineHeight: rem(24) },
      // Forced colours remove backgrounds.
      contained: { '@media (forced-colors: active)': { border: '1px solid' } },
      outlined: { borderColor: 'var(--strong)', color: 'var(--text)' },
    },
  },
  MuiPaper: {
    defaultProps: { elevation: 0 },
    styleOverrides: { root: { border: hairline, backgroundImage: 'none' } },
  },
  MuiInputBase: {
    styleOverrides: {
      input: {
        // The base sheet's own height is for fields without MUI.
        minHeight: 0,
        boxShadow: 'none',
        '&::placeholder': { color: 'var(--muted)', opacity: 1 },
      },
    },
  },
  MuiCard: { styleOverrides: { root: { borderRadius: 'var(--radius-large)' } } },
  MuiOutlinedInput: {
    styleOverrides: {
      root: {
        backgroundColor: 'var(--paper)',
        '&.Mui-focused': focusRing,
        '&.Mui-error .MuiOutlinedInput-notchedOutline': { borderWidth: 2 },
      },
      input: { height: rem(24), padding: `${rem(12)} ${rem(13)}` },
      notchedOutline: { borderColor: 'var(--strong)' },
    },
  },
  MuiChip: {
    styleOverrides: {
      root: {
        fontSize: rem(14),
        fontWeight: 550,
        variants: [
          { props: { size: 'medium' }, style: { height: rem(34), borderRadius: rem(17) } },
          { props: { color: 'default' }, style: { backgroundColor: 'var(--tint)' } },
        ],
      },
    },
  },
  MuiTabs: { styleOverrides: { indicator: { height: 3 } } },
  MuiTab: { styleOverrides: { root: { minHeight: rem(44), fontSize: rem(15), textTransform: 'none' } } },
  MuiMenu: { styleOverrides: { paper: { boxShadow: 'var(--menu-shadow)' } } },
  MuiDialog: {
    styleOverrides: { paper: { boxShadow: 'var(--menu-shadow)', borderRadius: 'var(--radius-large)' } },
  },
};

/** One theme for all themes of the site: what changes are the custom properties. */
export const muiTheme = createTheme({
  // Each area of a page has colours of its own: there MUI's variables are computed again. Fields and scroll bars follow the
  // base sheet, not the one light scheme of MUI.
  cssVariables: {
    nativeColor: true,
    rootSelector: ':root, [data-area]',
    disableCssColorScheme: true,
  },
  // MUI's name for its only scheme: what is light or dark are the tokens.
  colorSchemes: { light: { palette: muiPalette } },
  shape: { borderRadius: 4 },
  spacing: (factor: number) => rem(8 * factor),
  typography: {
    fontFamily: 'inherit',
    button: { fontWeight: 600, textTransform: 'none' },
    h1: { fontSize: rem(44), fontWeight: 700, lineHeight: 1.06, letterSpacing: '-0.022em' },
    h2: { fontSize: rem(28), fontWeight: 700, lineHeight: 1.15, letterSpacing: '-0.015em' },
    h3: { fontSize: rem(18), fontWeight: 650, lineHeight: 1.28 },
    body2: { fontSize: rem(14), lineHeight: rem(20) },
  },
  components,
});
