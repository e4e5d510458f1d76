import FormLabel from '@mui/material/FormLabel';
import ListItemText from '@mui/material/ListItemText';
import Stack from '@mui/material/Stack';
import type { LayoutStyle } from 'shared-types';
import { layoutFields } from './layout-fields';
import { FieldName, RadioField, SwitchField, ToggleField, type SettingsForm } from './setting-field';

const styles: readonly { readonly value: LayoutStyle; readonly name: string; readonly says: string }[] = [
  { value: 'layout1', name: 'Layout 1', says: 'Navigation at the side' },
  { value: 'layout2', name: 'Layout 2', says: 'Navigation across the top' },
  { value: 'layout3', name: 'Layout 3', says: 'Across the top, narrow content' },
];

const styleChoices = styles.map(({ value, name, says }) => ({
  value,
  label: <ListItemText primary={name} secondary={says} />,
}));

export const LayoutSection = ({ form }: { readonly form: SettingsForm }) => (
  <Stack component="section" sx={{ gap: 1.5 }}>
    <h3>Layout</h3>
    <FormLabel component="span">
      <FieldName form={form} leaf="layout.style" label="Style" />
    </FormLabel>
    <RadioField form={form} leaf="layout.style" label="Style" choices={styleChoices} />
    {layoutFields(form.state.current.layout.style).map((field) =>
      field.choices ? (
        <ToggleField key={field.leaf} form={form} {...field} choices={field.choices} />
      ) : (
        <SwitchField key={field.leaf} form={form} {...field} />
      ),
    )}
  </Stack>
);
