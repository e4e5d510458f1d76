import type { AreaThemes, ThemeName } from 'shared-types';
import { themeNames } from 'shared-types/protocol/settings';
import { ChoiceField, SetByPage, SwitchField, type SettingsForm } from './setting-field';
import swatchNames from './swatches.module.css';
import classNames from './theme-section.module.css';
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
    <SwitchField
      form={form}
      leaf="followDevice"
      label="Match device"
      hint="On a dark device, Default is dark on the page and in the toolbar."
    />
    {areas.map((place) => (
      <ThemeChoice key={place.area} form={form} {...place} />
    ))}
  </section>
);

/** Ground, text and both accents of a theme. */
const Swatches = ({ theme }: { readonly theme: ThemeName }) => (
  <span className={swatchNames.swatches} aria-hidden="true">
    {['bg', 'text', 'primary', 'secondary'].map((token) => (
      <span key={token} data-theme={theme} />
    ))}
  </span>
);

const choices = themeNames.map((value) => ({
  value,
  label: (
    <>
      {namedThemes[value].label} <span className={classNames.mode}>{namedThemes[value].mode}</span>
      <Swatches theme={value} />
    </>
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
    <details className={classNames.area} name="theme">
      <summary>
        <span className={classNames.label}>
          {label}
          <SetByPage form={form} leaf={leaf} />{' '}
          <span className={classNames.chosen}>
            {namedThemes[chosen].label}, {isMatching ? 'matches device' : namedThemes[chosen].mode}
          </span>
        </span>
        <Swatches theme={chosen} />
      </summary>
      <ChoiceField
        form={form}
        leaf={leaf}
        label={`Theme: ${label}`}
        choices={choices}
        className={classNames.themes}
        choiceClass={classNames.theme}
        isLabelHidden
      />
    </details>
  );
}
