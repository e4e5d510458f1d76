import texts from '../../../content/data/home.json';
import classNames from './answers.module.css';

const { heading, links } = texts.answers;

/** Where documents and people are found. */
export function Answers() {
  return (
    <section className={`section container ${classNames.answers}`}>
      <h2>{heading}</h2>
      {links.map(({ label, text, path }) => (
        <a key={path} className={classNames.answer} href={path}>
          <strong>{label}</strong>
          <span className="small muted">{text}</span>
          <span className="link link-arrow" aria-hidden="true" />
        </a>
      ))}
    </section>
  );
}
