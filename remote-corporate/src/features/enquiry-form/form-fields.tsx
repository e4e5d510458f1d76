import { maxTextLength } from 'shared-types/protocol/enquiry-limits';
import shared from '../../../content/data/form.json';
import type { EnquiryValues, Fault } from '../../model/enquiry';
import { type ArticlesField, type EnquiryForm, type FormField } from '../../model/enquiry-form';
import { ArticleRows, type ArticleRowsProps } from './article-rows';
import { Control } from './control';
import { Field } from './field';
import { faultText } from './fault-text';
import { trapName } from './values-of';
import classNames from './form-fields.module.css';

type FormFieldsProps = Pick<ArticleRowsProps, 'form' | 'articles' | 'announce'> & {
  faults: readonly Fault[];
  values: EnquiryValues;
};

export function FormFields({ form, faults, values, ...rest }: FormFieldsProps) {
  const faultOf = ({ name }: FormField) => {
    const found = faults.find(({ field }) => field === name);
    return found && faultText(found, form.texts);
  };
  return (
    <div className={classNames.fields}>
      {form.fields.map((field) =>
        field.control === 'articles' ? (
          <div key={field.name} className={classNames.wide}>
            <ArticleRows form={form} field={field} fault={faultOf(field)} {...rest} />
          </div>
        ) : (
          <div key={field.name} className={field.isWide && classNames.wide}>
            <OneField form={form} field={field} fault={faultOf(field)} value={values[field.name] ?? ''} />
          </div>
        ),
      )}
      <label className="visually-hidden">
        {shared.leaveEmpty}
        <input name={trapName} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}

type OneFieldProps = {
  form: EnquiryForm;
  field: Exclude<FormField, ArticlesField>;
  fault: string | undefined;
  value: string;
};

function OneField({ form, field, fault, value }: OneFieldProps) {
  const { name, isOptional, autoComplete } = field;
  const id = `${form.name}-${name}`;
  const isCounted = field.control === 'lines' && field.minLength !== undefined;
  return (
    <Field
      id={id}
      label={form.texts.fields[name] ?? name}
      isOptional={isOptional}
      fault={fault}
      hint={form.texts.hints?.[name]}
      count={isCounted ? countText(value.length) : undefined}
    >
      {(described) => (
        <Control
          form={form}
          field={field}
          control={{ id, name, required: !isOptional, autoComplete, ...described }}
        />
      )}
    </Field>
  );
}

/** Shown from the start: a line that came later would move what is below it. */
const countText = (length: number) =>
  `${length.toLocaleString('en')} of ${maxTextLength.toLocaleString('en')}`;
