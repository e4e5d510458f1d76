import type { Entry } from '../model/content';
import classNames from './facts.module.css';

/** Terms with what they are, parted by hairlines. */
export function Facts({ entries }: { entries: readonly Entry[] }) {
  return (
    <dl className={classNames.facts}>
      {entries.map(({ term, text }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
