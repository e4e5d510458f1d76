import shared from '../../../content/data/form.json';
import type { SendProblem } from '../../model/enquiry-message';
import classNames from './fault-summary.module.css';

type NotSentProps = {
  problem: SendProblem;
  email: string;
};

/** Says that nothing was sent, why, and what can be done instead. */
export function NotSent({ problem, email }: NotSentProps) {
  const { heading, problems, kept } = shared.notSent;
  return (
    <div className={classNames.summary} role="alert">
      <h3>{heading}</h3>
      <p>
        {problems[problem]} {kept} <a href={`mailto:${email}`}>{email}</a>.
      </p>
    </div>
  );
}
