import { ArticleGrid } from '../../../components/article-grid';
import type { ResultGroup } from '../../../model/answer/answer';
import type { ListView } from '../list-view';
import classNames from './seldom.module.css';

interface RelatedArticlesProps {
  readonly view: ListView;
  readonly groups: readonly ResultGroup[];
  readonly hasTypes: boolean;
}

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
      <ArticleGrid
        articles={cards.slice(start, end)}
        start={page.first + start}
        hasTypes={hasTypes}
        exactNumber={details?.exactNumber}
        {...(start > 0 && { firstDrawings: 0 })}
      />
    </section>
  ));
}
