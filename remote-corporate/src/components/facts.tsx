import classNames from './facts.module.css';

interface Fact {
  readonly term?: string;
  readonly text?: string;
}

export function Facts({ entries }: { entries: readonly Fact[] }) {
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
