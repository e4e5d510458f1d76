import { ArticleGrid } from '../../../components/article-grid';
import { headingText } from '../../../model/heading-text';
import type { ListView } from '../list-view';
import classNames from './related-articles.module.css';

interface RelatedArticlesProps {
  readonly view: ListView;
  readonly hasTypes: boolean;
}

/** Drawings in the first window of a wide screen. */
const firstDrawings = 4;

/** A page of a search: the articles that contain the text, and below them those that are related to it. */
export function RelatedArticles({
  view: { cards, page, details, text, count },
  hasTypes,
}: RelatedArticlesProps) {
  const { firstRelated = 1, exactNumber } = details ?? {};
  const containing = Math.max(0, Math.min(firstRelated - page.first, cards.length));
  const related = cards.slice(containing);
  const isFirst = firstRelated === 1;
  // Other notes say it already.
  const isNoted =
    details?.exactWords || details?.missing.length || details?.corrected.length || details?.denied.length;
  return (
    <>
      {containing > 0 && (
        <ArticleGrid
          articles={cards.slice(0, containing)}
          start={page.first}
          hasTypes={hasTypes}
          exactNumber={exactNumber}
          firstDrawings={firstDrawings}
        />
      )}
      {related.length > 0 && (
        <section aria-labelledby="related">
          <h2 id="related" className={isFirst ? classNames.first : classNames.heading}>
            Related
          </h2>
          {isFirst && !isNoted && (
            <p className={`muted ${classNames.note}`}>
              {`No article name contains “${headingText(text)}”. ${count === 1 ? 'This article matches' : 'These articles match'} your search.`}
            </p>
          )}
          <ArticleGrid
            articles={related}
            start={page.first + containing}
            hasTypes={hasTypes}
            exactNumber={exactNumber}
            firstDrawings={containing > 0 ? 0 : firstDrawings}
          />
        </section>
      )}
    </>
  );
}
