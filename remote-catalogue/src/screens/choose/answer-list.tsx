import { ArticleGrid } from '../../components/article-grid';
import { articleCount } from '../../../articles/article-count';
import type { Answer } from './choose-data';

/** The articles of an answer, each with its reason. */
export const AnswerList = ({ answer: { count, cards, list } }: { readonly answer: Answer }) => (
  <section aria-labelledby="articles">
    <div className="section-head">
      <div className="prose">
        <h2 id="articles">{articleCount(count)}</h2>
        {count > cards.length && (
          <p>
            The {cards.length} closest matches. <a href={list}>All {count} as a list</a>
          </p>
        )}
      </div>
      <a className="link link-arrow" href={list}>
        Filter them by size and material
      </a>
    </div>
    <ArticleGrid articles={cards} firstDrawings={4} />
  </section>
);
