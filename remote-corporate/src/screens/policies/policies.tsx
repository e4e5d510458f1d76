import type { Site } from 'shared-types';
import { ColumnHeads } from '../../components/column-heads';
import { ScrollRegion } from '../../components/scroll-region';
import { dayText } from '../../model/days';
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

/** All policies in a table, then each with its text. A section without an entry is a text among them. */
export function Policies({ policies, sections, site, printed }: PoliciesProps) {
  const isAlone = sections.some(({ id }) => id === printed);
  return (
    <div className={classNames.policies} data-printed={isAlone ? printed : undefined}>
      <PolicyTable policies={policies} />
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

function PolicyTable({ policies }: { policies: readonly Policy[] }) {
  return (
    <ScrollRegion label="All policies">
      <table className={classNames.table}>
        <ColumnHeads columns={['Policy', 'Version', 'In force', 'Owner']} />
        <tbody>
          {policies.map(({ id, title, version, inForce, owner, withdrawn }) => (
            <tr key={id}>
              <th scope="row">
                <a href={`#${id}`}>{title}</a>
              </th>
              <td>{version}</td>
              <td>
                {dayText(inForce)} {withdrawn && `Withdrawn on ${dayText(withdrawn)}`}
              </td>
              <td>{owner}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
