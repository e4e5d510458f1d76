import { useEffect, useRef } from 'react';
import texts from '../../../content/data/enquiry.json';
import type { Fault } from '../../model/enquiry';
import { faultText } from './fault-text';
import classNames from './fault-summary.module.css';

/** Says which fields need another look; each line leads to its field. It takes the focus when it appears. */
export function FaultSummary({ faults }: { faults: readonly Fault[] }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  const heading = faults.length === 1 ? texts.summary.one : `${faults.length} ${texts.summary.more}`;
  return (
    <div ref={box} className={classNames.summary} role="alert" tabIndex={-1}>
      <h2 className={classNames.heading}>{heading}</h2>
      <ul>
        {faults.map((fault) => (
          <li key={fault.field}>
            <a className={classNames.link} href={`#enquiry-${fault.field}`} onClick={focusField(fault.field)}>
              {texts.fields[fault.field]}: {faultText(fault)}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

const focusField = (field: Fault['field']) => (event: { preventDefault: () => void }) => {
  event.preventDefault();
  document.getElementById(`enquiry-${field}`)?.focus();
};
