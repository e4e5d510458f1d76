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
    // The field of a radio or of a switch has the focus itself, and is not seen.
    styleOverrides: { root: { '&:focus-visible, &.Mui-focusVisible': focusRing } },
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
      multiline: { padding: 0 },
      notchedOutline: { borderColor: 'var(--strong)' },
    },
  },
  MuiChip: {
    styleOverrides: {
      root: {
        fontSize: rem(14),
        fontWeight: 550,
        '@media (forced-colors: active)': { border: '1px solid' },
        variants: [
          { props: { size: 'medium' }, style: { height: rem(34), borderRadius: rem(17) } },
          { props: { color: 'default' }, style: { backgroundColor: 'var(--tint)' } },
        ],
      },
    },
  },
  MuiTabs: { styleOverrides: { indicator: { height: 3 } } },
  MuiTab: { styleOverrides: { root: { minHeight: rem(44), fontSize: rem(15), textTransform: 'none' } } },
  MuiIconButton: {
    styleOverrides: {
      root: { width: rem(44), height: rem(44), borderRadius: 4, color: 'inherit', fontWeight: 600 },
      colorPrimary: { color: 'var(--primary)' },
    },
  },
  MuiList: {
    defaultProps: { disablePadding: true },
  },
  MuiListItemButton: {
    styleOverrides: {
      root: {
        gap: rem(8),
        minHeight: rem(44),
        fontSize: rem(15),
        lineHeight: rem(20),
        fontWeight: 550,
        '&:focus-visible': { outlineOffset: -2 },
        '&[aria-current]': { color: 'var(--primary)', fontWeight: 650 },
        '&.Mui-selected::before': {
          content: '""',
          position: 'absolute',
          insetBlock: 0,
          insetInlineStart: 0,
          borderInlineStart: '3px solid var(--primary)',
        },
      },
    },
  },
  MuiListItemIcon: { styleOverrides: { root: { minWidth: rem(28), color: 'inherit' } } },
  MuiListItemText: {
    styleOverrides: {
      root: { margin: 0 },
      primary: { font: 'inherit' },
      secondary: { fontSize: rem(13), lineHeight: rem(18), fontWeight: 400 },
    },
  },
  MuiListSubheader: {
    styleOverrides: {
      root: {
        paddingTop: rem(12),
        color: 'var(--muted)',
        fontWeight: 600,
        lineHeight: rem(28),
        backgroundColor: 'transparent',
      },
    },
  },
  MuiMenu: { styleOverrides: { paper: { boxShadow: 'var(--menu-shadow)' } } },
  MuiMenuItem: {
    styleOverrides: {
      root: {
        // MUI has lower ones in wide windows.
        '&&': { minHeight: rem(44) },
        fontSize: rem(15),
        whiteSpace: 'normal',
        overflowWrap: 'anywhere',
        '&.Mui-disabled': { opacity: 1 },
      },
    },
  },
  MuiPopover: { styleOverrides: { paper: { boxShadow: 'var(--menu-shadow)' } } },
  MuiDrawer: {
    styleOverrides: {
      paper: {
        border: 0,
        borderInline: hairline,
        boxShadow: 'var(--menu-shadow)',
        overscrollBehavior: 'contain',
      },
    },
  },
  MuiModal: { styleOverrides: { root: { '@media print': { display: 'none' } } } },
  MuiFormControlLabel: {
    styleOverrides: {
      root: { minHeight: rem(44), fontWeight: 500 },
      label: { flex: 1, font: 'inherit' },
      labelPlacementStart: { display: 'flex', marginInline: 0, fontWeight: 600 },
    },
  },
  MuiFormLabel: {
    styleOverrides: { root: { color: 'inherit', fontSize: rem(14), fontWeight: 600, lineHeight: rem(20) } },
  },
  MuiFormHelperText: { styleOverrides: { root: { margin: 0, fontSize: rem(14), lineHeight: rem(20) } } },
  MuiToggleButton: {
    styleOverrides: {
      root: {
        minHeight: rem(44),
        padding: `${rem(6)} ${rem(8)}`,
        borderColor: 'var(--strong)',
        color: 'var(--text)',
        lineHeight: rem(18),
        '&.Mui-selected, &.Mui-selected:hover': {
          backgroundColor: 'var(--primary)',
          color: 'var(--on-primary)',
        },
        // Forced colours remove backgrounds.
        '&.Mui-selected': { outline: '2px solid transparent', outlineOffset: -4 },
        '&.Mui-disabled': { backgroundColor: 'transparent', color: 'var(--muted)' },
        '&.Mui-selected.Mui-disabled': { backgroundColor: 'var(--tint)', color: 'var(--text)' },
      },
    },
  },
  MuiSwitch: {
    styleOverrides: {
      root: {
        width: rem(42),
        height: rem(24),
        padding: 0,
        overflow: 'visible',
        borderRadius: rem(12),
        '&:has(.Mui-focusVisible)': focusRing,
      },
      switchBase: {
        padding: rem(4),
        color: 'var(--strong)',
        '&.Mui-focusVisible': { outline: 0 },
        '&.Mui-checked': { transform: `translateX(${rem(18)})`, color: 'var(--on-primary)' },
        '&.Mui-disabled + .MuiSwitch-track': { opacity: '0.5 !important' },
      },
      // Forced colours show the border in place of the background.
      thumb: { width: rem(16), height: rem(16), border: '1px solid transparent', boxShadow: 'none' },
      track: {
        border: '1px solid var(--strong)',
        borderRadius: rem(12),
        backgroundColor: 'transparent',
        opacity: '1 !important',
      },
    },
  },
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
    rootSelector: ':root, [data-area], [data-of]',
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
