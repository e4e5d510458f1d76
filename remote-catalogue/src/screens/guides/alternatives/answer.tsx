import { ArticleGrid } from '../../../components/article-grid';
import { MarkingStrip } from '../../../components/marking-strip';
import { reasonsOf } from '../../../model/article-card';
import { articleCount } from '../../../model/article-count';
import { articlePath } from '../../../model/article-path';
import { addressPart } from '../../../model/search-address';
import type { FoundAlternatives } from './alternatives-data';
import classNames from './alternatives.module.css';

/** What is equal or better, each with its difference; if nothing is, what to leave out. */
export function Answer({ answer }: { readonly answer: FoundAlternatives }) {
  const { article, en388, levels, isOldEdition, shown, count, untested, list, relaxed, asMarking } = answer;
  return (
    <section className={classNames.answer} aria-labelledby="answer">
      <h2 id="answer">{countText(answer)}</h2>
      <div className={classNames.wanted}>
        {en388 !== undefined && <MarkingStrip code={en388} />}
        {levels && <p>Asked for: {levels}.</p>}
        {isOldEdition && (
          <p>Four characters are EN 388:2003, which has no ISO cut letter: only the coup cut is compared.</p>
        )}
        {untested > 0 && <p>{untestedText(answer)}</p>}
        {article && (
          <p>
            <a className="link" href={articlePath(article.articleNo)}>
              {article.articleNo} {article.title}
            </a>
          </p>
        )}
        {asMarking && (
          <p>
            <a href={asMarking}>Read “{answer.typed}” as an EN 388 marking</a>
          </p>
        )}
      </div>
      {shown.length > 0 && (
        <ArticleGrid
          articles={shown.map((card) => card.article)}
          notes={reasonsOf(shown)}
          firstDrawings={4}
        />
      )}
      {count > shown.length && (
        <p className={classNames.more}>
          These are the {shown.length} nearest. {list && <a href={list}>All {count} as a list</a>}
        </p>
      )}
      {count === 0 && levels !== '' && <Less relaxed={relaxed} wanted={answer.wanted} />}
    </section>
  );
}

function untestedText({ count, untested }: FoundAlternatives): string {
  const more = count > 0 ? ' more' : '';
  const articles = untested === 1 ? `One${more} is` : `${untested}${more} are`;
  return `${articles} left out: none of the levels is lower, but not all of them were tested.`;
}

function countText({ count, compared, comparedName, levels }: FoundAlternatives): string {
  if (levels === '') return 'This article states no level of protection, so there is nothing to compare';
  if (count === 0) return `None of ${compared} ${comparedName} states all of these levels`;
  return `${count} of ${compared} ${comparedName} ${count === 1 ? 'states' : 'state'} at least these levels`;
}

/** The way on, where nothing is equal or better. */
const Less = ({ relaxed, wanted }: Pick<FoundAlternatives, 'relaxed' | 'wanted'>) => (
  <>
    {relaxed.length > 0 && (
      <ul className={classNames.less} aria-label="With one level less">
        {relaxed.map(({ label, address, articles }) => (
          <li key={address}>
            <a className="link" href={address}>
              {label}
            </a>{' '}
            <span className="muted">{articleCount(articles)}</span>
          </li>
        ))}
      </ul>
    )}
    <p>
      <a
        className="button"
        href={`/contact-us?text=${addressPart(`an article equal to or better than ${wanted}`)}`}
      >
        Ask us for {wanted}
      </a>
    </p>
  </>
);
