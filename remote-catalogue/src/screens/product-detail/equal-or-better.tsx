import { ArticleGrid } from '../../components/article-grid';
import { reasonsOf } from '../../model/article-card';
import { alternativesAddress, alternativesPath } from '../../model/equal-or-better/alternatives-address';
import { untestedText } from '../../model/equal-or-better/untested-text';
import type { EqualOrBetterCards } from './detail-data';
import classNames from './equal-or-better.module.css';

interface EqualOrBetterProps {
  readonly articleNo: string;
  readonly isGlove: boolean;
  readonly equalOrBetter: EqualOrBetterCards;
}

/** Articles that reach the same level or higher in every test, each with what is higher. */
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
          ? `No other article reaches every level of ${articleNo}.`
          : `${articles.length === 1 ? 'This article reaches' : 'These articles reach'} the same level or higher in every test.`}
        {untested > 0 && ` ${untestedText(untested, count)}`}{' '}
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
