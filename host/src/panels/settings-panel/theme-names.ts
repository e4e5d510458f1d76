import type { ThemeName } from 'shared-types';

interface NamedTheme {
  readonly label: string;
  readonly mode: 'light' | 'dark';
}

/** The themes in the words of the panel. Their colours are in `theme/themes.json`. */
export const namedThemes: Readonly<Record<ThemeName, NamedTheme>> = {
  default: { label: 'Default', mode: 'light' },
  sunset: { label: 'Sunset', mode: 'light' },
  greeny: { label: 'Greeny', mode: 'light' },
  beach: { label: 'Beach', mode: 'light' },
  tech: { label: 'Tech', mode: 'light' },
  sweetHues: { label: 'Sweet hues', mode: 'light' },
  defaultDark: { label: 'Default dark', mode: 'dark' },
  deepOcean: { label: 'Deep ocean', mode: 'dark' },
  slate: { label: 'Slate', mode: 'dark' },
};
