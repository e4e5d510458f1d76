import { Breadcrumb } from '../../components/breadcrumb';
import { articleCountOrNone } from '../../model/article-count';
import type { CountedLink, HazardsData } from './choose-data';
import classNames from './choose.module.css';
import { StepEnd } from './step-end';

const headings = { hands: 'What are the hands exposed to?', body: 'What is the body exposed to?' } as const;

/** The first step: everything that the range may have articles for. */
export function HazardsView({ data: { groups } }: { readonly data: HazardsData }) {
  return (
    <>
      <div className={`container ${classNames.page}`}>
        <Breadcrumb crumbs={[{ name: 'Products', path: '/products' }, { name: 'Choose by hazard' }]} />
        <h1 className={classNames.heading}>Choose by hazard</h1>
        <p className="lead muted">
          {groups.length > 0
            ? 'Choose a hazard, then what applies to your work. We list the articles that reach the level you need.'
            : 'The articles of this range state no test markings, so you cannot choose by hazard yet.'}
        </p>
        {groups.length === 0 && (
          <p className={`buttons ${classNames.ways}`}>
            <a className="button" href="/products">
              All products
            </a>
            <a className="button button-outlined" href="/contact-us">
              Contact Us
            </a>
          </p>
        )}
        {groups.map(({ part, links }) => (
          <section key={part} className={classNames.group} aria-labelledby={part}>
            <h2 id={part}>{headings[part]}</h2>
            <ul className={classNames.hazards}>
              {links.map((link) => (
                <HazardLink key={link.path} link={link} />
              ))}
            </ul>
          </section>
        ))}
      </div>
      <StepEnd />
    </>
  );
}

const HazardLink = ({ link: { path, label, text, articles } }: { readonly link: CountedLink }) => (
  <li>
    <a className={classNames.hazard} href={path}>
      <strong>{label}</strong>
      <span className="muted">{articleCountOrNone(articles)}</span>
      <span className="small muted">{text}</span>
    </a>
  </li>
);
