import shared from '../../../content/data/form.json';
import type { SendProblem } from '../../model/enquiry-message';
import classNames from './fault-summary.module.css';

type NotSentProps = {
  problem: SendProblem;
  email: string;
  /** The draft is lost when the page is left. */
  isUnsaved: boolean;
};

/** Says that nothing was sent, why, and what can be done instead. */
export function NotSent({ problem, email, isUnsaved }: NotSentProps) {
  const { heading, problems, outdatedUnsaved, kept } = shared.notSent;
  const reason = isUnsaved && problem === 'outdated' ? outdatedUnsaved : problems[problem];
  return (
    <div className={classNames.summary} role="alert">
      <h3>{heading}</h3>
      <p>
        {reason} {kept} <a href={`mailto:${email}`}>{email}</a>.
      </p>
    </div>
  );
}
