import { maxTextLength } from 'shared-types/protocol/enquiry-limits';
import {
  choicesOf,
  lineMaxLength,
  type ArticlesField,
  type EnquiryForm,
  type FormField,
} from '../../model/enquiry-form';
import type { ControlProps } from './field';

type ControlOfProps = {
  form: EnquiryForm;
  field: Exclude<FormField, ArticlesField>;
  control: ControlProps;
};

export function Control({ form, field, control }: ControlOfProps) {
  switch (field.control) {
    case 'choice':
      return (
        <select {...control}>
          {choicesOf(form, field.name).map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      );
    case 'lines':
      return <textarea {...control} rows={5} minLength={field.minLength} maxLength={maxTextLength} />;
    default:
      return (
        <input {...control} type={field.control} inputMode={field.inputMode} maxLength={lineMaxLength} />
      );
  }
}
