import { useEffect, useRef, type FormEvent } from 'react';
import type { Head, ScreenProps } from 'shared-types';
import { Page, SampleNotice } from '../../../components/page';
import { WithChosenLists } from '../../../features/chosen-lists/with-chosen-lists';
import form from '../../../components/form-row.module.css';
import {
  alternativesAddress,
  alternativesPath,
  markingQuery,
} from '../../../model/equal-or-better/alternatives-address';
import { titleText, untestedText } from '../../../model/shown-text';
import { alternativesCrumbs } from '../crumbs';
import type { AlternativesData, FoundAlternatives } from './alternatives-data';
import classNames from './alternatives.module.css';
import { Entry, Published } from './entry';
import { HowCompared } from './how-compared';
import { ArticleGrid } from '../../../components/article-grid';
import { MarkingStrip } from '../../../components/marking-strip';
import { articlePath } from '../../../../articles/article-path';
import { addressPart } from 'shared-types/protocol/search-path';

/** Answers stay out of search engines. */
export const alternativesHead = (data: AlternativesData): Head => ({
  title: titleText(headingOf(data)),
  description:
    'Enter the marking from another maker’s label. We list the articles that reach the same level or higher in every test.',
  ...(data.typed !== '' && { robots: 'noindex' }),
});

/** Finds articles that are equal to or better than a marking, of our own article or from another maker's label. */
export function AlternativesView({ data, request, shell, assetBase }: ScreenProps<AlternativesData>) {
  // A form that was sent before the scripts ran has put its text into the query.
  useEffect(() => {
    const text = markingQuery(request.search);
    if (text !== '') shell.navigate(alternativesAddress(text), { replace: true });
  }, [request.search, shell]);
  const heading = headingOf(data);
  return (
    <WithChosenLists shell={shell} assetBase={assetBase}>
      <Page crumbs={alternativesCrumbs(heading)}>
        <h1>{heading}</h1>
        <div className={classNames.columns}>
          <div className="prose">
            <p className="lead muted">
              Enter the marking from another maker’s label, or an article number, ours or theirs. We list the
              articles that reach the same level or higher in every test.
            </p>
            <LabelForm
              key={request.path}
              data={data}
              onFind={(text) => shell.navigate(alternativesAddress(text.trim()))}
            />
          </div>
          <HowCompared />
        </div>
        {data.kind === 'found' ? <Answer answer={data} /> : <Entry />}
        {data.kind === 'found' && shell.site.sample && <SampleNotice />}
      </Page>
      <div className="page-end">
        <div className="container">
          <p>Levels compare test results. The employer’s risk assessment decides what the job needs.</p>
          <a className="link link-arrow" href="/contact-us">
            Not sure? Ask us
          </a>
        </div>
      </div>
    </WithChosenLists>
  );
}

const headingOf = (data: AlternativesData): string =>
  data.kind === 'found' ? `Equal to or better than ${data.wanted}` : 'Find an equal or better article';

/** What is equal or better, each with its difference; if nothing is, the way on. */
function Answer({ answer }: { readonly answer: FoundAlternatives }) {
  const { article, published, en388, levels, isOldEdition, shown, count, untested, list, wanted } = answer;
  return (
    <section aria-labelledby="answer">
      <div className="section-head">
        <div className="prose">
          <h2 id="answer">{countText(answer)}</h2>
          {en388 !== undefined && <MarkingStrip code={en388} />}
          {published && <Published entry={published} />}
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
      {shown.length > 0 && <ArticleGrid articles={shown} />}
    </section>
  );
}

function countText({ count, compared, comparedName, levels }: FoundAlternatives): string {
  if (levels === '') return 'This article has no protection level to compare';
  if (count === 0) return `None of ${compared} ${comparedName} reaches all of these levels`;
  return `${count} of ${compared} ${comparedName} ${count === 1 ? 'reaches' : 'reach'} all of these levels`;
}

interface LabelFormProps {
  readonly data: AlternativesData;
  readonly onFind: (text: string) => void;
}

/** Asks for a marking, and says what is wrong with the last one. */
function LabelForm({ data, onFind }: LabelFormProps) {
  const message = data.kind === 'ask' ? data.message : undefined;
  const hint =
    message === undefined
      ? { id: 'marking-hint', className: 'hint' }
      : { id: 'marking-error', className: 'error-text' };
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // A visitor who is elsewhere by now is left there.
    const { activeElement } = document;
    const isFree =
      activeElement?.matches('body, h1, main') === true || field.current?.form?.contains(activeElement);
    if (message !== undefined && isFree) field.current?.focus();
  }, [message]);
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // The same marking again leads nowhere.
    if (message !== undefined) field.current?.focus();
    onFind(field.current?.value ?? '');
  };
  return (
    <form
      className={form.row}
      role="search"
      aria-label="Marking"
      action={alternativesPath}
      onSubmit={onSubmit}
    >
      <div className="field">
        <label htmlFor="marking">Marking or article number</label>
        <input
          ref={field}
          id="marking"
          name="marking"
          type="text"
          required
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          defaultValue={data.typed}
          aria-invalid={message !== undefined}
          aria-describedby={hint.id}
        />
      </div>
      <button type="submit">Find equal or better</button>
      <p {...hint}>
        {message ??
          'Example: 4X43DP (X = not tested). For other standards, enter the name first: EN 407 413X4X.'}
      </p>
    </form>
  );
}
