import type { LayoutStyle } from 'shared-types';
import { layoutFields } from './layout-fields';
import classNames from './layout-section.module.css';
import { ChoiceField, SwitchField, type SettingsForm } from './setting-field';
import { StyleDrawing } from './style-drawing';

const styles: readonly { readonly value: LayoutStyle; readonly name: string; readonly says: string }[] = [
  { value: 'layout1', name: 'Layout 1', says: 'Navigation at the side' },
  { value: 'layout2', name: 'Layout 2', says: 'Navigation across the top' },
  { value: 'layout3', name: 'Layout 3', says: 'Across the top, narrow content' },
];

const styleChoices = styles.map(({ value, name, says }) => ({
  value,
  label: (
    <>
      <StyleDrawing layout={value} />
      <span>
        {name} <span className={classNames.says}>{says}</span>
      </span>
    </>
  ),
}));

export const LayoutSection = ({ form }: { readonly form: SettingsForm }) => (
  <section>
    <h3>Layout</h3>
    <ChoiceField
      form={form}
      leaf="layout.style"
      label="Style"
      choices={styleChoices}
      className={classNames.styles}
      choiceClass={classNames.style}
    />
    {layoutFields(form.state.current.layout.style).map((field) =>
      field.choices ? (
        <ChoiceField key={field.leaf} form={form} {...field} choices={field.choices} />
      ) : (
        <SwitchField key={field.leaf} form={form} {...field} />
      ),
    )}
  </section>
);
