import type { Site } from 'shared-types';
import { Content } from '../../components/content';
import { Facts } from '../../components/facts';
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

/** One policy: its text, and beside it its version, its owner and the way to print it without the others. */
export function PolicySection({ blocks, policy, successor, site, isAlone }: PolicySectionProps) {
  return (
    <section className={isAlone ? `${classNames.policy} ${classNames.alone}` : classNames.policy}>
      <Content blocks={blocks} site={site} />
      {policy && (
        <div className={`small ${classNames.state}`}>
          <Facts
            entries={[
              { term: 'Version', text: policy.version },
              { term: 'In force since', text: dayText(policy.inForce) },
              { term: 'Owner', text: policy.owner },
            ]}
          />
          {policy.withdrawn && (
            <p>
              <strong>
                Withdrawn on {dayText(policy.withdrawn)}.{' '}
                {successor && (
                  <>
                    Replaced by <a href={`#${successor.id}`}>{successor.title}</a>.
                  </>
                )}
              </strong>
            </p>
          )}
          {isAlone ? (
            <PrintTools />
          ) : (
            <p className="no-print">
              <a className="link" href={`/policies?print=${policy.id}#${policy.id}`}>
                Print this policy
                <span className="visually-hidden">: {policy.title}</span>
              </a>
            </p>
          )}
        </div>
      )}
    </section>
  );
}

/** The browser prints; the page only leaves the rest out. */
const PrintTools = () => (
  <div className={`no-print ${classNames.tools}`}>
    <p>Only this policy is printed.</p>
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
