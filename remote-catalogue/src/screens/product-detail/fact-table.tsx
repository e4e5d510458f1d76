import type { ArticleFact } from '../../../articles/article-facts';
import classNames from './fact-table.module.css';

interface FactTableProps {
  readonly heading: string;
  readonly facts: readonly ArticleFact[];
  /** The names lead and the texts are sentences. */
  readonly isProse?: boolean;
}

/** Names and texts between hairlines; nothing if there are none. */
export function FactTable({ heading, facts, isProse = false }: FactTableProps) {
  if (facts.length === 0) return null;
  const id = heading.toLowerCase();
  return (
    <section className={isProse ? classNames.prose : undefined} aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      <table>
        <tbody>
          {facts.map(({ name, text }) => (
            <tr key={name}>
              <th className={classNames.name} scope="row">
                {name}
              </th>
              <td>{text}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
