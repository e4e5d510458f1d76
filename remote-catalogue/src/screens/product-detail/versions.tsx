import { CardImage } from '../../components/card-image';
import { MarkingStrip } from '../../components/marking-strip';
import type { ReasonedCard } from '../../model/article-card';
import { articlePath } from '../../model/article-path';
import { LinesSection } from './lines-section';
import classNames from './versions.module.css';

interface VersionsProps {
  readonly versions: readonly string[];
  /** Those of them that are articles of the catalogue. */
  readonly known: readonly ReasonedCard[];
}

/** Further versions of the article: those of the catalogue with picture, name and difference, the others as text. */
export const Versions = ({ versions, known }: VersionsProps) => (
  <LinesSection id="versions" heading="Also available in">
    {versions.map((version) => {
      const card = known.find(({ article }) => article.articleNo === version);
      return <li key={version}>{card ? <Version card={card} /> : version}</li>;
    })}
  </LinesSection>
);

function Version({ card: { article, reason } }: { readonly card: ReasonedCard }) {
  const { articleNo, title, drawing, en388 } = article;
  return (
    <div className={classNames.version}>
      <div className={`plate no-print ${classNames.plate}`}>{drawing && <CardImage address={drawing} />}</div>
      <div className={classNames.text}>
        <a href={articlePath(articleNo)}>
          {articleNo} {title}
        </a>
        {reason && <span>{reason}</span>}
        {en388 && (
          <span className="no-print">
            <MarkingStrip code={en388} />
          </span>
        )}
      </div>
    </div>
  );
}
