import { useId, useLayoutEffect, useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import type { EnquiryForm } from '../../model/enquiry-form';
import type { Outcome } from './use-delivery';
import type { Draft } from './use-draft';
import classNames from './fault-summary.module.css';

type FaultSummaryProps = {
  form: EnquiryForm;
  /** Another one for each answer of the service. */
  outcome: Outcome;
};

/** Lists the fields with faults; each line leads to its field. It takes the focus with each press, which reads it. */
export function FaultSummary({ form: { name, fields, texts }, outcome }: FaultSummaryProps) {
  const { errors, submitCount } = useFormContext<Draft>().formState;
  const box = useRef<HTMLDivElement>(null);
  const headingId = useId();
  const faults = Object.entries(fields).flatMap(([field, { kind }]) => {
    const fault = kind === 'articles' ? errors.items : errors.fields?.[field];
    return fault?.message ? [{ field, text: fault.message }] : [];
  });
  useLayoutEffect(() => box.current?.focus(), [submitCount, outcome]);
  if (faults.length === 0) return null;
  return (
    <div ref={box} className={classNames.summary} role="group" aria-labelledby={headingId} tabIndex={-1}>
      <h2 id={headingId} className={classNames.heading}>
        {faults.length === 1 ? 'One field has an error' : `${faults.length} fields have errors`}
      </h2>
      <ul>
        {faults.map(({ field, text }) => {
          const id = `${name}-${field}`;
          return (
            <li key={field}>
              <a className={classNames.link} href={`#${id}`} onClick={focusField(id)}>
                {texts.fields[field]}: {text}
              </a>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** Focuses a field; of several controls, the first with a fault. */
const focusField = (id: string) => (event: { preventDefault: () => void }) => {
  event.preventDefault();
  const field = document.getElementById(id);
  const inner = field?.querySelector<HTMLElement>('[aria-invalid]') ?? field?.querySelector('input');
  (field instanceof HTMLFieldSetElement && inner ? inner : field)?.focus();
};
