import type { ReactNode } from 'react';
import shared from '../../../content/data/form.json';
import { FaultLine } from './fault-line';
import classNames from './field.module.css';

export interface ControlProps {
  readonly id: string;
  readonly name: string;
  readonly required: boolean;
  readonly autoComplete: string | undefined;
  readonly 'aria-invalid'?: true;
  readonly 'aria-describedby'?: string;
}

type FieldProps = {
  /** Of the control; the others are made of it. */
  id: string;
  label: string;
  isOptional?: boolean | undefined;
  /** What to do about the field, if something is wrong with it. */
  fault?: string | undefined;
  hint?: string | undefined;
  /** Stands at the right below the control. */
  count?: string | undefined;
  children: (described: Pick<ControlProps, 'aria-invalid' | 'aria-describedby'>) => ReactNode;
};

export function Field({ id, label, isOptional, fault, hint, count, children }: FieldProps) {
  const faultId = `${id}-fault`;
  const hintId = `${id}-hint`;
  const describedBy = [fault && faultId, hint && hintId].filter(Boolean).join(' ');
  return (
    <div className="field">
      <label htmlFor={id}>
        {label} {isOptional && <span className={classNames.optional}>{shared.optional}</span>}
      </label>
      {children({
        ...(fault && { 'aria-invalid': true }),
        ...(describedBy && { 'aria-describedby': describedBy }),
      })}
      {(fault || count) && (
        <div className={classNames.below}>
          {fault && <FaultLine id={faultId} text={fault} />}
          {count && <p className={`hint ${classNames.count}`}>{count}</p>}
        </div>
      )}
      {hint && (
        <p id={hintId} className="hint">
          {hint}
        </p>
      )}
    </div>
  );
}
