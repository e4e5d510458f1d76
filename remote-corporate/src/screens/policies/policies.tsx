import type { Site } from 'shared-types';
import type { PageSection, Policy } from '../../model/policies';
import { PolicySection } from './policy-section';
import classNames from './policies.module.css';

type PoliciesProps = {
  policies: readonly Policy[];
  sections: readonly PageSection[];
  site: Site;
  /** The policy that is printed alone; `''` for all. */
  printed: string;
};

/** Each policy with its text. A section without an entry is a text among them. */
export function Policies({ policies, sections, site, printed }: PoliciesProps) {
  const isAlone = sections.some(({ id }) => id === printed);
  return (
    <div className={classNames.policies} data-printed={isAlone ? printed : undefined}>
      {sections.map(({ id, blocks }) => (
        <PolicySection
          key={id}
          blocks={blocks}
          policy={policies.find((policy) => policy.id === id)}
          successor={policies.find((policy) => policy.id === successorOf(policies, id))}
          site={site}
          isAlone={isAlone && id === printed}
        />
      ))}
    </div>
  );
}

const successorOf = (policies: readonly Policy[], id: string) =>
  policies.find((policy) => policy.id === id)?.successor;
