import type { Entry } from '../model/content';
import classNames from './steps.module.css';

/** Steps in their order: numbered, or each with its date. */
export function Steps({ entries }: { entries: readonly Entry[] }) {
  return (
    <ol className={classNames.steps}>
      {entries.map(({ when, title, text }, index) => (
        <li key={title}>
          <span className={classNames.figure} aria-hidden={!when}>
            {when ?? index + 1}
          </span>
          <strong>{title}</strong>
          <span className="muted">{text}</span>
        </li>
      ))}
    </ol>
  );
}
