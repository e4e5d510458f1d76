import { Breadcrumb } from '../../components/breadcrumb';
import { articleCountOrNone } from '../../model/article-count';
import type { CountedLink, HazardData } from './choose-data';
import classNames from './choose.module.css';
import { StepEnd } from './step-end';

/** The second step: the questions about a hazard, with the articles that each answer leads to. */
export function HazardView({ data }: { readonly data: HazardData }) {
  const { hazard, examples, questions, none, limit, others } = data;
  return (
    <>
      <div className={`container ${classNames.page}`}>
        <Breadcrumb
          crumbs={[
            { name: 'Products', path: '/products' },
            { name: 'Choose by hazard', path: '/choose' },
            { name: hazard.label },
          ]}
        />
        <h1 className={classNames.heading}>{hazard.label}</h1>
        <p className="lead muted">{none ?? examples}</p>
        {!none && (
          <p className={classNames.remark}>
            Each answer lists the articles that reach this level or a higher one.
          </p>
        )}
        {none && (
          <p className={`buttons ${classNames.ways}`}>
            <a className="button" href="/contact-us">
              Contact Us
            </a>
          </p>
        )}
        {questions.map(({ text, answers }) => (
          <Choice key={text} heading={text} links={answers} />
        ))}
        {others.length > 0 && <Choice heading="Other hazards" links={others} />}
        {limit && <p className={`muted ${classNames.remark}`}>{limit}</p>}
      </div>
      <StepEnd />
    </>
  );
}

interface ChoiceProps {
  readonly heading: string;
  readonly links: readonly CountedLink[];
}

const Choice = ({ heading, links }: ChoiceProps) => (
  <section className={classNames.question}>
    <h2>{heading}</h2>
    <ul className={classNames.answers}>
      {links.map(({ path, label, articles }) => (
        <li key={path}>
          <a className={classNames.answer} href={path}>
            <strong>{label}</strong>
            <span className="muted">{articleCountOrNone(articles)}</span>
          </a>
        </li>
      ))}
    </ul>
  </section>
);
