import classNames from './lines.module.css';

interface CareListProps {
  readonly lines: readonly string[];
}

/** How the article is cared for. */
export function CareList({ lines }: CareListProps) {
  if (lines.length === 0) return null;
  return (
    <section className={classNames.lines} aria-labelledby="care">
      <h2 id="care">Care</h2>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}
