import type { AreaThemes } from 'shared-types';
import { SwitchField, type SettingsForm } from './setting-field';
import { ThemeChoice } from './theme-choice';

interface ThemeSectionProps {
  readonly form: SettingsForm;
}

const areas: readonly { readonly area: keyof AreaThemes; readonly label: string }[] = [
  { area: 'main', label: 'Page' },
  { area: 'navbar', label: 'Navigation bar' },
  { area: 'toolbar', label: 'Toolbar' },
  { area: 'footer', label: 'Footer' },
];

/** The themes of the four areas. */
export const ThemeSection = ({ form }: ThemeSectionProps) => (
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
