import { useFormContext, useWatch } from 'react-hook-form';
import type { FormField } from 'shared-types';
import { articlesFieldOf, isLong, maxLengthOf } from 'shared-types/protocol/form-values';
import type { EnquiryForm } from '../../model/enquiry-form';
import type { Draft } from './use-draft';
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
  /** Text that was posted. */
  typed: string | undefined;
};

export function Field({ form, name, field, typed }: FieldProps) {
  const { register, formState } = useFormContext<Draft>();
  const path = `fields.${name}` as const;
  const id = `${form.name}-${name}`;
  const { fields, hints = {}, choices = {} } = form.texts;
  const hint = hints[name];
  const fault = formState.errors.fields?.[name]?.message;
  const describedBy = [fault && `${id}-fault`, hint && `${id}-hint`].filter(Boolean).join(' ');
  const hasArticles = useWatch<Draft, 'items'>({ name: 'items' }).length > 0;
  const isOptional = field.optional || (field.kind === 'message' && hasArticles && articlesSuffice(form));
  const attributes = {
    ...register(path),
    id,
    defaultValue: typed,
    required: !isOptional,
    autoComplete: autoComplete[name],
    'aria-invalid': fault ? true : undefined,
    'aria-describedby': describedBy || undefined,
  };
  return (
    <div className={isLong(field) ? `field ${classNames.wide}` : 'field'}>
      <label htmlFor={id}>
        {fields[name] ?? name} {isOptional && <span className={classNames.optional}>optional</span>}
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
      {fault && (
        <p id={`${id}-fault`} className="error-text">
          {fault}
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className="hint">
          {hint}
        </p>
      )}
    </div>
  );
}

const articlesSuffice = ({ fields }: EnquiryForm) => articlesFieldOf(fields)?.suffice === true;
