/**
 * MUI's palette in the tokens of the base sheet. MUI computes colours that it is not given for a light ground; whatever it
 * writes text on is given here, since a theme may be dark.
 */
import type { ColorSystemOptions } from '@mui/material/styles';

/** 20 % nearer to the text, as `--primary-hover` is to its accent. */
const hoverOf = (token: string) => `color-mix(in srgb, var(--${token}) 80%, var(--text))`;

const tintOf = (token: string) => `color-mix(in srgb, var(--${token}) 12%, var(--paper))`;

const accent = { main: 'var(--primary)', dark: 'var(--primary-hover)', contrastText: 'var(--on-primary)' };

const secondAccent = {
  main: 'var(--secondary)',
  dark: hoverOf('secondary'),
  contrastText: 'var(--on-secondary)',
};

/** The token of each severity; the icon tells severities of one colour apart. */
const severities = { success: 'primary', info: 'primary', warning: 'secondary', error: 'error' };

const alertColours = Object.fromEntries(
  Object.entries(severities).flatMap(([severity, token]) => [
    [`${severity}Color`, 'var(--text)'],
    [`${severity}StandardBg`, tintOf(token)],
    [`${severity}FilledColor`, token === 'secondary' ? 'var(--on-secondary)' : 'var(--on-primary)'],
  ]),
);

export const muiPalette = {
  common: { background: 'var(--bg)', onBackground: 'var(--text)' },
  primary: accent,
  secondary: secondAccent,
  error: { main: 'var(--error)', dark: hoverOf('error'), contrastText: 'var(--on-primary)' },
  info: accent,
  success: accent,
  warning: secondAccent,
  background: { default: 'var(--bg)', paper: 'var(--paper)' },
  text: { primary: 'var(--text)', secondary: 'var(--muted)', disabled: 'var(--muted)' },
  divider: 'var(--line)',
  action: {
    active: 'var(--muted)',
    hover: 'var(--tint)',
    selected: 'var(--tint)',
    disabled: 'var(--muted)',
    disabledBackground: 'var(--line)',
  },
  Alert: alertColours,
  AppBar: { defaultBg: 'var(--band)' },
  Avatar: { defaultBg: 'var(--muted)' },
  Button: { inheritContainedBg: 'var(--tint)', inheritContainedHoverBg: 'var(--line)' },
  Chip: {
    defaultBorder: 'var(--strong)',
    defaultIconColor: 'var(--muted)',
    defaultAvatarColor: 'var(--text)',
  },
  FilledInput: { bg: 'var(--tint)', hoverBg: 'var(--tint)', disabledBg: 'var(--line)' },
  LinearProgress: Object.fromEntries(
    ['primary', 'secondary', 'error', 'info', 'success', 'warning'].map((name) => [
      `${name}Bg`,
      'var(--line)',
    ]),
  ),
  StepConnector: { border: 'var(--strong)' },
  StepContent: { border: 'var(--strong)' },
  TableCell: { border: 'var(--line)' },
} satisfies ColorSystemOptions['palette'];
