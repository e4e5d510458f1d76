import { articlePath } from '../../model/article-path';
import classNames from './lines.module.css';

interface VersionsProps {
  readonly versions: readonly string[];
  /** Those of them that are articles of the catalogue. */
  readonly known: readonly string[];
}

/** Further versions of the article; a known article number is a link. */
export function Versions({ versions, known }: VersionsProps) {
  if (versions.length === 0) return null;
  return (
    <section className={classNames.lines} aria-labelledby="versions">
      <h2 id="versions">Also available in</h2>
      <ul>
        {versions.map((version) => (
          <li key={version}>
            {known.includes(version) ? <a href={articlePath(version)}>{version}</a> : version}
          </li>
        ))}
      </ul>
    </section>
  );
}
