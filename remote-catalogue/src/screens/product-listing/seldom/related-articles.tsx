import { ArticleGrid } from '../../../components/article-grid';
import type { ResultGroup } from '../../../model/answer/answer';
import { headingText } from '../../../model/heading-text';
import type { ListView } from '../list-view';
import classNames from './seldom.module.css';

interface RelatedArticlesProps {
  readonly view: ListView;
  readonly groups: readonly ResultGroup[];
  readonly hasTypes: boolean;
}

/** Drawings in the first window of a wide screen. */
const firstDrawings = 4;

/** A page of a search in its groups. */
export function RelatedArticles({ view, groups, hasTypes }: RelatedArticlesProps) {
  const { cards, page, details } = view;
  return groups.map(({ heading, start, end }) => (
    <section
      key={heading}
      className={classNames.section}
      aria-labelledby={heading === '' ? undefined : `group-${start}`}
    >
      {heading !== '' && <h2 id={`group-${start}`}>{heading}</h2>}
      {heading === 'Related' && start === 0 && page.page === 1 && !isNoted(view) && (
        <p className="muted">
          {`No article name contains “${headingText(view.text)}”. ${view.count === 1 ? 'This article matches' : 'These articles match'} your search.`}
        </p>
      )}
      <ArticleGrid
        articles={cards.slice(start, end)}
        start={page.first + start}
        hasTypes={hasTypes}
        exactNumber={details?.exactNumber}
        firstDrawings={start === 0 ? firstDrawings : 0}
      />
    </section>
  ));
}

/** True if other notes say already why the articles are here. */
const isNoted = ({ details }: ListView): boolean => (details?.notes.length ?? 0) > 0;
