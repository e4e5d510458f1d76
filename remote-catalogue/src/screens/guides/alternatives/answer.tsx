import { ArticleGrid } from '../../../components/article-grid';
import { MarkingStrip } from '../../../components/marking-strip';
import { articlePath } from '../../../../articles/article-path';
import { untestedText } from '../../../model/equal-or-better/untested-text';
import { addressPart } from '../../../model/ask/search-address';
import type { FoundAlternatives } from './alternatives-data';

/** What is equal or better, each with its difference; if nothing is, the way on. */
export function Answer({ answer }: { readonly answer: FoundAlternatives }) {
  const { article, en388, levels, isOldEdition, shown, count, untested, list, wanted } = answer;
  return (
    <section aria-labelledby="answer">
      <div className="section-head">
        <div className="prose">
          <h2 id="answer">{countText(answer)}</h2>
          {en388 !== undefined && <MarkingStrip code={en388} />}
          {levels && <p>Required: {levels}.</p>}
          {isOldEdition && (
            <p>
              Four characters mean EN 388:2003. It has no ISO cut letter, so we compare only the coup cut.
            </p>
          )}
          {untested > 0 && <p>{untestedText(untested, count)}</p>}
          {article && (
            <p>
              <a className="link" href={articlePath(article.articleNo)}>
                {article.articleNo} {article.title}
              </a>
            </p>
          )}
          {count > shown.length && (
            <p>
              The {shown.length} closest matches. {list && <a href={list}>All {count} as a list</a>}
            </p>
          )}
          {count === 0 && levels !== '' && (
            <p>
              <a href={`/contact-us?text=${addressPart(`an article equal to or better than ${wanted}`)}`}>
                Ask us about {wanted}
              </a>
            </p>
          )}
        </div>
      </div>
      {shown.length > 0 && <ArticleGrid articles={shown} firstDrawings={4} />}
    </section>
  );
}

function countText({ count, compared, comparedName, levels }: FoundAlternatives): string {
  if (levels === '') return 'This article has no protection level to compare';
  if (count === 0) return `None of ${compared} ${comparedName} reaches all of these levels`;
  return `${count} of ${compared} ${comparedName} ${count === 1 ? 'reaches' : 'reach'} all of these levels`;
}
