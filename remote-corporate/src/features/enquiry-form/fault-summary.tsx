import { useEffect, useId, useRef } from 'react';
import shared from '#content/form.json';
import type { Fault } from '../../model/enquiry';
import type { EnquiryForm } from '../../model/enquiry-form';
import type { SendProblem } from '../../model/enquiry-message';
import { faultText } from './fault-text';
import type { Outcome } from './hand-over';
import classNames from './fault-summary.module.css';

type FaultSummaryProps = {
  form: EnquiryForm;
  faults: readonly Fault[];
  /** Another one for each press of a button. */
  outcome: Outcome;
};

/** Lists the fields with faults; each line leads to its field. It takes the focus with each press, which reads it. */
export function FaultSummary({ form: { name, texts }, faults, outcome }: FaultSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const headingId = useId();
  useEffect(() => box.current?.focus(), [outcome]);
  const heading = faults.length === 1 ? shared.summary.one : `${faults.length} ${shared.summary.more}`;
  return (
    <div ref={box} className={classNames.summary} role="group" aria-labelledby={headingId} tabIndex={-1}>
      <h2 id={headingId} className={classNames.heading}>
        {heading}
      </h2>
      <ul>
        {faults.map((fault) => {
          const id = `${name}-${fault.field}`;
          return (
            <li key={fault.field}>
              <a className={classNames.link} href={`#${id}`} onClick={focusField(id)}>
                {texts.fields[fault.field]}: {faultText(fault, texts)}
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

type NotSentProps = {
  problem: SendProblem;
  /** It may have arrived. */
  isUnknown: boolean;
  email: string;
  /** The draft is lost when the page is left. */
  isUnsaved: boolean;
};

/** Says that nothing was sent, or that nobody knows, why, and what can be done instead. */
export function NotSent({ problem, isUnknown, email, isUnsaved }: NotSentProps) {
  const { heading, unknown, problems, outdatedUnsaved, kept } = shared.notSent;
  const reason = isUnsaved && problem === 'outdated' ? outdatedUnsaved : problems[problem];
  return (
    <div className={classNames.summary} role="alert">
      <h3>{isUnknown ? unknown : heading}</h3>
      <p>
        {reason} {kept} <a href={`mailto:${email}`}>{email}</a>.
      </p>
    </div>
  );
}
