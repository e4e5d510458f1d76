import texts from '../../../content/data/enquiry.json';
import { messageMaxLength, messageMinLength, type Fault } from '../../model/enquiry';
import { Field } from './field';
import { faultText } from './fault-text';
import { trapName } from './values-of';
import classNames from './enquiry-fields.module.css';

type EnquiryFieldsProps = {
  faults: readonly Fault[];
  /** Of the message, in characters. */
  messageLength: number;
};

/** The fields for the person and for the question. */
export function EnquiryFields({ faults, messageLength }: EnquiryFieldsProps) {
  const fault = (field: Fault['field']) => {
    const found = faults.find((one) => one.field === field);
    return found && faultText(found);
  };
  return (
    <div className={classNames.fields}>
      <Field name="name" fault={fault('name')}>
        {(control) => <input {...control} required autoComplete="name" />}
      </Field>
      <Field name="email" fault={fault('email')}>
        {(control) => <input {...control} required type="email" autoComplete="email" />}
      </Field>
      <Field name="company" isOptional fault={fault('company')}>
        {(control) => <input {...control} autoComplete="organization" />}
      </Field>
      <Field name="country" isOptional fault={fault('country')}>
        {(control) => <input {...control} autoComplete="country-name" />}
      </Field>
      <Field name="phone" isOptional fault={fault('phone')}>
        {(control) => <input {...control} type="tel" autoComplete="tel" />}
      </Field>
      <Field name="topic" isOptional fault={fault('topic')}>
        {(control) => (
          <select {...control}>
            {texts.topics.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        )}
      </Field>
      <div className={classNames.message}>
        <Field name="message" fault={fault('message')} count={countText(messageLength)}>
          {(control) => (
            <textarea
              {...control}
              required
              rows={5}
              minLength={messageMinLength}
              maxLength={messageMaxLength}
            />
          )}
        </Field>
      </div>
      <label className="visually-hidden">
        {texts.leaveEmpty}
        <input name={trapName} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}

/** Shown from the start: a line that came later would move what is below it. */
const countText = (length: number) =>
  `${length.toLocaleString('en')} of ${messageMaxLength.toLocaleString('en')}`;
