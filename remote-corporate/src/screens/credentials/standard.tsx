import type { StandardFact } from 'shared-types';
import texts from '#content/standards.json';
import { dayText } from '../../model/days';
import { MarkingTable } from './marking-table';
import type { StandardText } from './shown-standards';
import classNames from './standard.module.css';

type StandardProps = {
  standard: StandardText;
  /** Facts of the catalogue, one for each part of the standard; empty if it has none. */
  facts: readonly StandardFact[];
  isOpen: boolean;
};

/** One standard: the hazard; folded, the test, how its marking is read, and where the protection ends. */
export function Standard({ standard, facts, isOpen }: StandardProps) {
  const { slug, label, hazard, test, limits, isUnrated } = standard;
  return (
    <details className={classNames.standard} open={isOpen}>
      <summary>
        <h2 id={`${slug}-heading`}>{label}</h2>
        <span className={classNames.hazard}>{hazard}</span>
      </summary>
      {/* The anchor stands within: browsers then unfold it without a script, too. */}
      <section id={slug} className={classNames.inside} tabIndex={-1} aria-labelledby={`${slug}-heading`}>
        <p className={classNames.test}>{test}</p>
        {facts.map((fact) => (
          <div key={fact.label}>
            <MarkingTable fact={fact} isNamed={facts.length > 1} />
            {fact.example && (
              <p className={`small ${classNames.example}`}>
                <strong>{fact.example}</strong> <span className="muted">{exampleInWords(fact)}.</span>
              </p>
            )}
          </div>
        ))}
        {facts.length === 0 && !isUnrated && (
          <p className="muted">The table of levels is not available at the moment.</p>
        )}
        <Signs standard={standard} facts={facts} />
        <h3>Limits</h3>
        <p className={classNames.limits}>{limits}</p>
        <Source standard={standard} facts={facts} />
      </section>
    </details>
  );
}

type PartProps = Omit<StandardProps, 'isOpen'>;

/** Signs that are printed in place of a level. */
function Signs({ standard: { nothing }, facts }: PartProps) {
  const printed = new Set(facts.flatMap(({ places }) => places.flatMap(({ besides }) => besides)));
  const signs = [...texts.signs.filter(({ term }) => printed.has(term)), ...(nothing ? [nothing] : [])];
  if (printed.size === 0) return null;
  return (
    <dl className={classNames.signs}>
      {signs.map(({ term, text }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd className="small muted">{text}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The articles, and how old all this is. */
function Source({ standard: { slug, label, edition }, facts: [fact] }: PartProps) {
  const known = fact?.edition ?? edition;
  return (
    <div className={classNames.source}>
      {fact && fact.count > 0 && (
        <a className={`button ${classNames.tested}`} href={`/products?standard=${slug}`}>
          {fact.count} articles tested to {label}
        </a>
      )}
      <p className="small muted">
        {known && `Edition ${label}:${known}. `}
        {texts.checked.replace('{day}', dayText(texts.checkedOn))}
      </p>
    </div>
  );
}

/** The example of a standard in words: `Abrasion: level 4 of 4; Cut: not tested`. */
const exampleInWords = ({ places }: StandardFact): string =>
  places
    .filter(({ printed }) => printed !== '')
    .map(({ name, words, printed }) => `${name}: ${words || printed}`)
    .join('; ');
