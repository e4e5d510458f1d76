import { articlePath } from '../../model/article-card';

interface VersionsProps {
  readonly versions: readonly string[];
  /** Those of them that are articles of the catalogue. */
  readonly known: readonly string[];
}

/** Further versions of the article; a known article number is a link. */
export function Versions({ versions, known }: VersionsProps) {
  if (versions.length === 0) return null;
  return (
    <p className="small muted">
      Also available in:{' '}
      {versions.map((version, place) => (
        <span key={version}>
          {place > 0 && ', '}
          {known.includes(version) ? <a href={articlePath(version)}>{version}</a> : version}
        </span>
      ))}
    </p>
  );
}
