import type { Site } from 'shared-types';
import { Content } from '../../components/content';
import type { Block } from '../../model/content';
import { dayText } from '../../model/days';
import type { Policy } from '../../model/policies';
import classNames from './policies.module.css';

type PolicySectionProps = {
  blocks: readonly Block[];
  policy: Policy | undefined;
  successor: Policy | undefined;
  site: Site;
  /** It is to be printed alone. */
  isAlone: boolean;
};

/** One policy: its text, its version, and the way to print it without the others. */
export function PolicySection({ blocks, policy, successor, site, isAlone }: PolicySectionProps) {
  return (
    <section className={isAlone ? `${classNames.policy} ${classNames.alone}` : classNames.policy}>
      <Content blocks={blocks} site={site} />
      {policy && (
        <p className={`small muted ${classNames.state}`}>
          Version {policy.version}, in force since {dayText(policy.inForce)}, owner: {policy.owner}.{' '}
          {policy.withdrawn && (
            <strong>
              Withdrawn on {dayText(policy.withdrawn)}.{' '}
              {successor && (
                <>
                  Replaced by <a href={`#${successor.id}`}>{successor.title}</a>.
                </>
              )}
            </strong>
          )}
        </p>
      )}
      {policy && !isAlone && (
        <p className="no-print">
          <a className="link small" href={`/policies?print=${policy.id}#${policy.id}`}>
            Print this policy
            <span className="visually-hidden">: {policy.title}</span>
          </a>
        </p>
      )}
      {isAlone && <PrintTools />}
    </section>
  );
}

/** The browser prints; the page only leaves the rest out. */
const PrintTools = () => (
  <div className={`no-print ${classNames.tools}`}>
    <p className="small">Only this policy is printed.</p>
    <p className="buttons">
      <button className="button" type="button" onClick={() => window.print()}>
        Print
      </button>
      <a className="button button-outlined" href="/policies">
        Show all policies
      </a>
    </p>
  </div>
);
