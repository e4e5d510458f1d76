import type { Entry } from '../model/content';
import classNames from './steps.module.css';

export function Steps({ entries }: { entries: readonly Entry[] }) {
  return (
    <ol className={classNames.steps}>
      {entries.map(({ title, text }, index) => (
        <li key={title}>
          <span className={classNames.figure} aria-hidden="true">
            {index + 1}
          </span>
          <strong>{title}</strong>
          <span className="muted">{text}</span>
        </li>
      ))}
    </ol>
  );
}
