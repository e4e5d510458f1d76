import { ArticleGrid } from '../../components/article-grid';
import { reasonsOf } from '../../model/article-card';
import { alternativesAddress, alternativesPath } from '../../model/equal-or-better/alternatives-address';
import type { EqualOrBetterCards } from './detail-data';
import classNames from './equal-or-better.module.css';

interface EqualOrBetterProps {
  readonly articleNo: string;
  readonly isGlove: boolean;
  readonly equalOrBetter: EqualOrBetterCards;
}

/** Articles that state at least the same level in every tested place, each with what is higher. */
export function EqualOrBetter({ articleNo, isGlove, equalOrBetter }: EqualOrBetterProps) {
  const { articles, count, untested } = equalOrBetter;
  return (
    <section className="no-print" aria-labelledby="equal-or-better">
      <div className="section-head">
        <h2 id="equal-or-better">Equal or better</h2>
        {count > articles.length && (
          <a className="link" href={alternativesAddress(articleNo)}>
            All {count} that are equal or better
          </a>
        )}
      </div>
      <p className={classNames.rule}>
        {count === 0
          ? `No other article states every level that ${articleNo} states.`
          : `They state at least the level of ${articleNo} in every test.`}
        {untested > 0 && ` Left out, because not tested in all of them: ${untested}.`}{' '}
        {isGlove && <a href={alternativesPath}>Compare another maker’s marking</a>}
      </p>
      {count > 0 && (
        <ArticleGrid
          articles={articles.map(({ article }) => article)}
          notes={reasonsOf(articles)}
          firstDrawings={0}
          isRow
        />
      )}
    </section>
  );
}
