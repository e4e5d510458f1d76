import type { AnswerTest } from './choose-data';
import classNames from './choose.module.css';

/** The tests behind an answer: what each does, and what it asks of the level. */
export const AnswerTests = ({ tests }: { readonly tests: readonly AnswerTest[] }) => (
  <ul className={classNames.tests}>
    {tests.map(({ standard, slug, name, plain, figure, limit }) => (
      <li key={standard + name}>
        <h2 className={classNames.test}>
          {standard}: {name}
        </h2>
        {figure && <p className={classNames.figure}>{figure}</p>}
        <p className="small muted">{[plain, limit].filter(Boolean).join(' ')}</p>
        <a className="link small" href={`/credentials#${slug}`}>
          About {standard}
        </a>
      </li>
    ))}
  </ul>
);
