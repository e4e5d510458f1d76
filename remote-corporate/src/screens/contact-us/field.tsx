import type { ReactNode } from 'react';
import texts from '../../../content/data/enquiry.json';
import type { EnquiryField } from '../../model/enquiry';
import classNames from './field.module.css';

/** What every control of the form has. */
interface ControlProps {
  readonly id: string;
  readonly name: EnquiryField;
  readonly 'aria-invalid'?: true;
  readonly 'aria-describedby'?: string;
}

type FieldProps = {
  name: EnquiryField;
  isOptional?: boolean;
  /** What to do about the field, if something is wrong with it. */
  fault?: string | undefined;
  /** Stands at the right below the control. */
  count?: string;
  children: (control: ControlProps) => ReactNode;
};

/** A label above its control, and below it what is wrong. */
export function Field({ name, isOptional = false, fault, count, children }: FieldProps) {
  const id = `enquiry-${name}`;
  const faultId = `${id}-fault`;
  return (
    <div className="field">
      <label htmlFor={id}>
        {texts.fields[name]} {isOptional && <span className={classNames.optional}>{texts.optional}</span>}
      </label>
      {children({ id, name, ...(fault && { 'aria-invalid': true, 'aria-describedby': faultId }) })}
      {(fault || count) && (
        <div className={classNames.below}>
          {fault && (
            <p id={faultId} className="error-text">
              {fault}
            </p>
          )}
          {count && <p className={`hint ${classNames.count}`}>{count}</p>}
        </div>
      )}
    </div>
  );
}
