import { articlePath } from '../../model/article-path';
import { LinesSection } from './lines-section';

interface VersionsProps {
  readonly versions: readonly string[];
  /** Those of them that are articles of the catalogue. */
  readonly known: readonly string[];
}

/** Further versions of the article; a known article number is a link. */
export const Versions = ({ versions, known }: VersionsProps) => (
  <LinesSection id="versions" heading="Also available in">
    {versions.map((version) => (
      <li key={version}>
        {known.includes(version) ? <a href={articlePath(version)}>{version}</a> : version}
      </li>
    ))}
  </LinesSection>
);
