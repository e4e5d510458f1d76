import { useId } from 'react';
import type { AreaThemes, ThemeName } from 'shared-types';
import { themeNames } from '../../services/settings/parse-settings';
import { isSetByRoute } from '../../services/settings/settings-leaf';
import { SetByPage, type SettingsForm } from './setting-field';
import swatchNames from './swatches.module.css';
import classNames from './theme-choice.module.css';
import { namedThemes } from './theme-names';

interface ThemeChoiceProps {
  readonly form: SettingsForm;
  readonly area: keyof AreaThemes;
  readonly label: string;
}

/** Areas that are dark on a dark device. */
const matchingAreas: readonly string[] = ['main', 'toolbar'];

/** The theme of an area. Its nine themes unfold below it; another area folds them again. */
export function ThemeChoice({ form, area, label }: ThemeChoiceProps) {
  const name = useId();
  const isOfRoute = isSetByRoute(form.state, `theme.${area}`);
  const { theme: themes, followDevice } = form.state.current;
  const chosen = themes[area];
  const isMatching = followDevice && chosen === 'default' && matchingAreas.includes(area);
  return (
    <details className={classNames.area} name="theme">
      <summary>
        <span className={classNames.label}>
          {label}
          <SetByPage isOfRoute={isOfRoute} />{' '}
          <span className={classNames.chosen}>
            {namedThemes[chosen].label}, {isMatching ? 'matches device' : namedThemes[chosen].mode}
          </span>
        </span>
        <Swatches theme={chosen} />
      </summary>
      <fieldset className={classNames.themes} disabled={isOfRoute}>
        <legend className="visually-hidden">
          Theme: {label}
          <SetByPage isOfRoute={isOfRoute} />
        </legend>
        {themeNames.map((theme) => (
          <label key={theme} className={classNames.theme}>
            <input
              type="radio"
              name={name}
              checked={theme === chosen}
              onChange={() => form.onChange({ theme: { [area]: theme } })}
            />
            {namedThemes[theme].label} <span className={classNames.mode}>{namedThemes[theme].mode}</span>
            <Swatches theme={theme} />
          </label>
        ))}
      </fieldset>
    </details>
  );
}

interface SwatchesProps {
  readonly theme: ThemeName;
}

/** Ground, text and both accents of a theme. */
const Swatches = ({ theme }: SwatchesProps) => (
  <span className={swatchNames.swatches} data-theme={theme} aria-hidden="true">
    <span />
    <span />
    <span />
    <span />
  </span>
);
