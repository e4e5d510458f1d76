import { useFormContext, useWatch } from 'react-hook-form';
import type { FormField } from 'shared-types';
import { cleanEmail } from 'shared-types/protocol/email';
import { isLong, maxLengthOf } from 'shared-types/protocol/form-values';
import type { Draft } from '../../model/draft';
import type { EnquiryForm } from '../../model/enquiry-form';
import { FaultLine } from './fault-line';
import classNames from './field.module.css';

/** Tokens by which browsers fill in fields, by the names of these. */
const autoComplete: Readonly<Record<string, string>> = {
  name: 'name',
  email: 'email',
  company: 'organization',
  country: 'country-name',
  phone: 'tel',
  address: 'street-address',
  website: 'url',
};

type FieldProps = {
  form: EnquiryForm;
  name: string;
  field: Exclude<FormField, { kind: 'articles' }>;
};

export function Field({ form, name, field }: FieldProps) {
  const { register, getValues, setValue, formState } = useFormContext<Draft>();
  const path = `fields.${name}` as const;
  const id = `${form.name}-${name}`;
  const { fields, hints = {}, choices = {} } = form.texts;
  const hint = hints[name];
  const fault = formState.errors.fields?.[name]?.message;
  const describedBy = [fault && `${id}-fault`, hint && `${id}-hint`].filter(Boolean).join(' ');
  const showClean = () => setValue(path, cleanEmail(getValues(path) ?? ''));
  const attributes = {
    ...register(path, field.kind === 'email' ? { onBlur: showClean } : {}),
    id,
    required: !field.optional,
    autoComplete: autoComplete[name],
    'aria-invalid': fault ? true : undefined,
    'aria-describedby': describedBy || undefined,
  };
  return (
    <div className={isLong(field) ? `field ${classNames.wide}` : 'field'}>
      <label htmlFor={id}>
        {fields[name] ?? name} {field.optional && <span className={classNames.optional}>optional</span>}
      </label>
      {field.kind === 'choice' ? (
        <select {...attributes}>
          <option value="">Choose one</option>
          {field.options.map((value) => (
            <option key={value} value={value}>
              {choices[name]?.[value] ?? value}
            </option>
          ))}
        </select>
      ) : isLong(field) ? (
        <textarea {...attributes} rows={5} maxLength={maxLengthOf(field)} />
      ) : (
        <input
          {...attributes}
          type={field.kind === 'line' ? 'text' : field.kind}
          maxLength={maxLengthOf(field)}
        />
      )}
      {(fault || field.kind === 'message') && (
        <div className={classNames.below}>
          {fault && <FaultLine id={`${id}-fault`} text={fault} />}
          {field.kind === 'message' && <Count name={path} most={maxLengthOf(field)} />}
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

/** Length of a text. Shown from the start: a line that came later would move what is below it. */
function Count({ name, most }: { name: `fields.${string}`; most: number }) {
  const { length } = useWatch<Draft, typeof name>({ name }) ?? '';
  return (
    <p className={`hint ${classNames.count}`}>
      {length.toLocaleString('en')} of {most.toLocaleString('en')}
    </p>
  );
}
