import { useId } from 'react';
import type { LayoutStyle } from 'shared-types';
import { isSetByRoute } from '../../services/settings/settings-leaf';
import { layoutFields } from './layout-fields';
import classNames from './layout-section.module.css';
import { ChoiceField, SetByPage, SwitchField, type SettingsForm } from './setting-field';
import { StyleDrawing } from './style-drawing';

interface LayoutSectionProps {
  readonly form: SettingsForm;
}

const styles: readonly { readonly style: LayoutStyle; readonly name: string; readonly says: string }[] = [
  { style: 'layout1', name: 'Layout 1', says: 'Navigation at the side' },
  { style: 'layout2', name: 'Layout 2', says: 'Navigation across the top' },
  { style: 'layout3', name: 'Layout 3', says: 'Across the top, narrow content' },
];

/** The layout style, and the options that it has. */
export function LayoutSection({ form }: LayoutSectionProps) {
  const { style } = form.state.current.layout;
  return (
    <section>
      <h3>Layout</h3>
      <StyleChoice form={form} />
      {layoutFields(style).map((field) =>
        field.choices ? (
          <ChoiceField key={field.leaf} form={form} {...field} choices={field.choices} />
        ) : (
          <SwitchField key={field.leaf} form={form} {...field} />
        ),
      )}
    </section>
  );
}

function StyleChoice({ form }: LayoutSectionProps) {
  const name = useId();
  const isOfRoute = isSetByRoute(form.state, 'layout.style');
  return (
    <fieldset className={classNames.styles} disabled={isOfRoute}>
      <legend>
        Style
        <SetByPage isOfRoute={isOfRoute} />
      </legend>
      {styles.map(({ style, name: title, says }) => (
        <label key={style} className={classNames.style}>
          <input
            type="radio"
            name={name}
            checked={style === form.state.current.layout.style}
            onChange={() => form.onChange({ layout: { style } })}
          />
          <StyleDrawing layout={style} />
          <span>
            {title} <span className={classNames.says}>{says}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
