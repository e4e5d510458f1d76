import type { ReactNode } from 'react';
import texts from '#content/standards.json';
import type { StandardFact } from 'shared-types';
import classNames from './hazards.module.css';

type HazardsProps = {
  facts: readonly StandardFact[];
  /** Slugs of the standards that the filter leaves. */
  shown: readonly string[];
  filter: ReactNode;
};

const labelOf = (slug: string) => texts.standards.find((standard) => standard.slug === slug)?.label ?? slug;

/** The standards by what could hurt, with the number of articles where the catalogue tells it. */
export function Hazards({ facts, shown, filter }: HazardsProps) {
  const groups = texts.hazards
    .map(({ name, standards }) => ({ name, standards: standards.filter((slug) => shown.includes(slug)) }))
    .filter(({ standards }) => standards.length > 0);
  return (
    <section aria-labelledby="by-hazard">
      <div className={classNames.head}>
        <h2 id="by-hazard">By hazard</h2>
        {filter}
      </div>
      <ul className={classNames.hazards}>
        {groups.map(({ name, standards }) => (
          <li key={name}>
            <h3>{name}</h3>
            <ul>
              {standards.map((slug) => (
                <li key={slug} className={classNames.standard}>
                  <a className="link" href={`#${slug}`}>
                    {labelOf(slug)}
                  </a>
                  <span className="muted">{facts.find((fact) => fact.slug === slug)?.count}</span>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      {facts.length > 0 && (
        <p className="small muted">The number beside a standard is the number of articles tested to it.</p>
      )}
    </section>
  );
}
