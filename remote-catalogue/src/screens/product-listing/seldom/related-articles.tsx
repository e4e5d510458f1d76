import { ArticleGrid } from '../../../components/article-grid';
import { searchGroups, type SearchGroup } from '../../../model/answer/search-rows';
import { headingText } from '../../../model/heading-text';
import type { ListView } from '../list-view';
import classNames from './seldom.module.css';

interface RelatedArticlesProps {
  readonly view: ListView;
  readonly hasTypes: boolean;
}

/** Drawings in the first window of a wide screen. */
const firstDrawings = 4;

/** A page of a search in its groups: what contains the text, what is related to it, what has it inside another word. */
export function RelatedArticles({ view, hasTypes }: RelatedArticlesProps) {
  const { cards, page, details } = view;
  const { groups = { containing: 0, related: 0, inside: 0 }, exactNumber } = details ?? {};
  let before = 0;
  return searchGroups.map((group) => {
    const [from, to] = [before, before + groups[group]].map((place) => Math.max(0, place + 1 - page.first));
    before += groups[group];
    const own = cards.slice(from, to);
    if (own.length === 0) return null;
    const grid = (
      <ArticleGrid
        articles={own}
        start={page.first + (from ?? 0)}
        hasTypes={hasTypes}
        exactNumber={exactNumber}
        firstDrawings={from === 0 ? firstDrawings : 0}
      />
    );
    if (group === 'containing')
      return (
        <div key={group} className={classNames.section}>
          {grid}
        </div>
      );
    return (
      <section key={group} className={classNames.section} aria-labelledby={group}>
        <h2 id={group}>{headingOf(group, view.text)}</h2>
        {group === 'related' && groups.containing === 0 && !isNoted(view) && (
          <p className="muted">
            {`No article name contains “${headingText(view.text)}”. ${view.count === 1 ? 'This article matches' : 'These articles match'} your search.`}
          </p>
        )}
        {grid}
      </section>
    );
  });
}

const headingOf = (group: SearchGroup, text: string): string =>
  group === 'related' ? 'Related' : `“${headingText(text)}” as a part of another word`;

/** True if other notes say already why the articles are here. */
const isNoted = ({ details }: ListView): boolean => (details?.notes.length ?? 0) > 0;
