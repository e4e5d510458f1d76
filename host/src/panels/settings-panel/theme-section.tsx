import Box from '@mui/material/Box';
import ListItemText from '@mui/material/ListItemText';
import type { AreaThemes, ThemeName } from 'shared-types';
import { themeNames } from 'shared-types/protocol/settings';
import { FieldName, RadioField, SwitchField, type SettingsForm } from './setting-field';
import { namedThemes } from './theme-names';

const areas: readonly { readonly area: keyof AreaThemes; readonly label: string }[] = [
  { area: 'main', label: 'Page' },
  { area: 'navbar', label: 'Navigation bar' },
  { area: 'toolbar', label: 'Toolbar' },
  { area: 'footer', label: 'Footer' },
];

/** Areas that are dark on a dark device. */
const matchingAreas: readonly string[] = ['main', 'toolbar'];

export const ThemeSection = ({ form }: { readonly form: SettingsForm }) => (
  <section>
    <h3>Theme</h3>
    <SwitchField form={form} leaf="followDevice" label="Match device" />
    {areas.map((place) => (
      <ThemeChoice key={place.area} form={form} {...place} />
    ))}
  </section>
);

/** The system shows none of their colours where it forces its own. */
const swatchStyle = {
  display: 'flex',
  flex: 'none',
  border: '1px solid var(--strong)',
  '& > span': { width: 18, height: 22 },
  '@media (forced-colors: active)': { display: 'none' },
};

/** Ground, text and both accents of a theme, by the sheet of looks. */
const Swatches = ({ theme }: { readonly theme: ThemeName }) => (
  <Box component="span" aria-hidden="true" sx={swatchStyle}>
    {['bg', 'text', 'primary', 'secondary'].map((token) => (
      <Box component="span" key={token} data-theme={theme} sx={{ bgcolor: `var(--${token})` }} />
    ))}
  </Box>
);

const choices = themeNames.map((value) => ({
  value,
  label: (
    <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      {namedThemes[value].label}
      <Box component="span" sx={{ flex: 1, color: 'text.secondary', fontWeight: 400 }}>
        {namedThemes[value].mode}
      </Box>
      <Swatches theme={value} />
    </Box>
  ),
}));

interface ThemeChoiceProps {
  readonly form: SettingsForm;
  readonly area: keyof AreaThemes;
  readonly label: string;
}

/** The theme of an area. Its nine themes unfold below it; another area folds them again. */
function ThemeChoice({ form, area, label }: ThemeChoiceProps) {
  const leaf = `theme.${area}` as const;
  const { theme: themes, followDevice } = form.state.current;
  const chosen = themes[area];
  const isMatching = followDevice && chosen === 'default' && matchingAreas.includes(area);
  return (
    <details name="theme">
      <summary>
        <ListItemText
          primary={<FieldName form={form} leaf={leaf} label={label} />}
          secondary={`${namedThemes[chosen].label}, ${isMatching ? 'matches device' : namedThemes[chosen].mode}`}
        />
        <Swatches theme={chosen} />
      </summary>
      <RadioField form={form} leaf={leaf} label={`Theme: ${label}`} choices={choices} />
    </details>
  );
}
