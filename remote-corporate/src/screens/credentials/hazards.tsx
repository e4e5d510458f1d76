import texts from '../../../content/data/standards.json';
import classNames from './hazards.module.css';

type Counts = Readonly<Record<string, number>>;

const labelOf = (slug: string) => texts.standards.find((standard) => standard.slug === slug)?.label ?? slug;

/** The standards by what could hurt, with the number of articles where the catalogue tells it. */
export function Hazards({ counts }: { counts: Counts }) {
  return (
    <section aria-labelledby="by-hazard">
      <h2 id="by-hazard">{texts.heading}</h2>
      <ul className={classNames.hazards}>
        {texts.hazards.map(({ name, standards }) => (
          <li key={name}>
            <h3>{name}</h3>
            <ul>
              {standards.map((slug) => (
                <li key={slug} className={classNames.standard}>
                  <a className="link" href={`#${slug}`}>
                    {labelOf(slug)}
                  </a>
                  {counts[slug] !== undefined && <span className="muted">{counts[slug]}</span>}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      {Object.keys(counts).length > 0 && <p className="small muted">{texts.remark}</p>}
    </section>
  );
}
