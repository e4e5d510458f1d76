import texts from '#content/home.json';
import classNames from './answers.module.css';

const { heading, links } = texts.answers;

export const Answers = ({ isLinked }: { readonly isLinked: (link: { path: string }) => boolean }) => (
  <section className={`section container ${classNames.row}`}>
    <h2>{heading}</h2>
    {links.filter(isLinked).map(({ label, text, path }) => (
      <a key={path} className={classNames.link} href={path}>
        <strong>{label}</strong>
        <span className="small muted">{text}</span>
        <span className="link link-arrow" aria-hidden="true" />
      </a>
    ))}
  </section>
);
