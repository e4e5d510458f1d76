import shared from '#content/form.json';
import { trapField } from 'shared-types/protocol/enquiry-limits';
import type { EnquiryValues, Fault } from '../../model/enquiry';
import type { FormField } from '../../model/enquiry-form';
import { ArticleRows, type ArticleRowsProps } from './article-rows';
import { Field } from './field';
import { faultText } from './fault-text';
import classNames from './form-fields.module.css';

type FormFieldsProps = Pick<
  ArticleRowsProps,
  'form' | 'articles' | 'messages' | 'listed' | 'isListWanted'
> & {
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
            <Field form={form} field={field} fault={faultOf(field)} value={values[field.name] ?? ''} />
          </div>
        ),
      )}
      {/* For robots alone. */}
      <label className="visually-hidden" aria-hidden="true">
        {shared.leaveEmpty}
        <input name={trapField} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
