import texts from '../../../content/data/standards.json';
import classNames from './standards.module.css';

/** Each standard: the hazard, the test, and where the protection ends. */
export function Standards({ counts }: { counts: Readonly<Record<string, number>> }) {
  return texts.standards.map(({ slug, label, edition, hazard, test, limits }) => (
    <section key={slug} id={slug} className={classNames.standard} aria-labelledby={`${slug}-name`}>
      <div>
        <h2 id={`${slug}-name`}>{label}</h2>
        {edition && <p className="small muted">Edition {edition}</p>}
        {counts[slug] !== undefined && (
          <p className="small">
            <a className="link" href={`/products?standard=${slug}`}>
              {counts[slug]} {texts.articles}
            </a>
          </p>
        )}
      </div>
      <div className={classNames.text}>
        <p className={classNames.hazard}>{hazard}</p>
        <p>{test}</p>
        <h3>{texts.limitsHeading}</h3>
        <p>{limits}</p>
      </div>
    </section>
  ));
}
