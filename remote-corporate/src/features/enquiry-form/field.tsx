import type { FocusEvent, InputHTMLAttributes } from 'react';
import { cleanEmail } from 'shared-types/protocol/email';
import { maxTextLength } from 'shared-types/protocol/enquiry-limits';
import shared from '#content/form.json';
import {
  choicesOf,
  lineMaxLength,
  type ArticlesField,
  type EnquiryForm,
  type FormField,
} from '../../model/enquiry-form';
import { FaultLine } from './fault-line';
import classNames from './field.module.css';

type FieldProps = {
  form: EnquiryForm;
  field: Exclude<FormField, ArticlesField>;
  fault: string | undefined;
  value: string;
};

export function Field({ form, field, fault, value }: FieldProps) {
  const { name, isOptional, autoComplete } = field;
  const id = `${form.name}-${name}`;
  const hint = form.texts.hints?.[name];
  const describedBy = [fault && `${id}-fault`, hint && `${id}-hint`].filter(Boolean).join(' ');
  const attributes = {
    id,
    name,
    required: !isOptional,
    autoComplete,
    'aria-invalid': fault ? true : undefined,
    'aria-describedby': describedBy || undefined,
  };
  const isCounted = field.control === 'lines' && field.minLength !== undefined;
  return (
    <div className="field">
      <label htmlFor={id}>
        {form.texts.fields[name] ?? name}{' '}
        {isOptional && <span className={classNames.optional}>{shared.optional}</span>}
      </label>
      <Control form={form} field={field} attributes={attributes} />
      {(fault || isCounted) && (
        <div className={classNames.below}>
          {fault && <FaultLine id={`${id}-fault`} text={fault} />}
          {isCounted && <p className={`hint ${classNames.count}`}>{countText(value.length)}</p>}
        </div>
      )}
      {hint && (
        <p id={`${id}-hint`} className="hint">
          {hint}
        </p>
      )}
    </div>
  );
}

/** Shown from the start: a line that came later would move what is below it. */
const countText = (length: number) =>
  `${length.toLocaleString('en')} of ${maxTextLength.toLocaleString('en')}`;

type ControlProps = Pick<FieldProps, 'form' | 'field'> & {
  attributes: Pick<InputHTMLAttributes<HTMLElement>, 'id' | 'name' | 'required' | 'autoComplete'>;
};

function showCleanEmail({ currentTarget }: FocusEvent<HTMLInputElement>) {
  currentTarget.value = cleanEmail(currentTarget.value);
}

function Control({ form, field, attributes }: ControlProps) {
  switch (field.control) {
    case 'choice':
      return (
        <select {...attributes}>
          {choicesOf(form, field.name).map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      );
    case 'lines':
      return <textarea {...attributes} rows={5} minLength={field.minLength} maxLength={maxTextLength} />;
    default:
      return (
        <input
          {...attributes}
          type={field.control}
          inputMode={field.inputMode}
          maxLength={lineMaxLength}
          onBlur={field.control === 'email' ? showCleanEmail : undefined}
        />
      );
  }
}
