import type { ScreenProps } from 'shared-types';
import { ArticleGrid } from '../../components/article-grid';
import { Breadcrumb } from '../../components/breadcrumb';
import { LoadError } from '../../components/load-error';
import { PageLinks } from '../../components/page-links';
import { SampleNotice } from '../../components/sample-notice';
import { WithChosenLists } from '../../features/chosen-lists/with-chosen-lists';
import { articleCount } from '../../model/article-count';
import { pageOf } from '../../model/answer/page-of';
import { AnswerTests } from './answer-tests';
import type { AnswerData } from './choose-data';
import classNames from './choose.module.css';
import { answerTitle } from './head';
import { StepEnd } from './step-end';
import { useAnswerPage } from './use-answer-page';

/** The last step: the rule, the test behind it, and the articles with the reason for each. */
export function AnswerView(props: ScreenProps<AnswerData>) {
  const { shell, assetBase, data } = props;
  const { hazard, label, sentence, remark, count } = data;
  return (
    <WithChosenLists shell={shell} assetBase={assetBase}>
      <div className={`container ${classNames.page}`}>
        <Breadcrumb
          crumbs={[
            { name: 'Products', path: '/products' },
            { name: 'Choose by hazard', path: '/choose' },
            { name: hazard.label, path: hazard.path },
            { name: label },
          ]}
        />
        <h1 className={classNames.heading}>{answerTitle(data)}</h1>
        <div className={classNames.rule}>
          <div>
            <p className="lead">{sentence}</p>
            {remark && <p className={`muted ${classNames.remark}`}>{remark}</p>}
          </div>
          {data.tests.length > 0 && <AnswerTests tests={data.tests} />}
        </div>
        {count > 0 ? <Articles {...props} /> : <NoArticles data={data} />}
        {count > 0 && shell.site.sample && <SampleNotice />}
      </div>
      <StepEnd />
    </WithChosenLists>
  );
}

function Articles(props: ScreenProps<AnswerData>) {
  const { request, data } = props;
  const { shown, heading, onFollow, loadError, retry } = useAnswerPage(props);
  const { count, list } = data;
  const page = pageOf(count, shown.page ?? 1);
  const articles = shown.cards;
  const reasons = shown.reasons.split('\n');
  const notes = Object.fromEntries(articles.map(({ articleNo }, place) => [articleNo, reasons[place] ?? '']));
  return (
    <section aria-labelledby="articles">
      <div className="section-head">
        <h2 id="articles" ref={heading} tabIndex={-1}>
          {articleCount(count)}
        </h2>
        {list && (
          <a className="link link-arrow" href={list}>
            Filter them by size and material
          </a>
        )}
      </div>
      {loadError && <LoadError kind={loadError} onRetry={retry} />}
      <ArticleGrid
        key={page.page}
        articles={articles}
        notes={notes}
        start={page.first}
        firstDrawings={page.page === 1 ? 4 : 0}
      />
      <PageLinks view={{ address: request.path, page, count }} onFollow={onFollow} />
    </section>
  );
}

/** What else there is, where no article meets the answer. */
function NoArticles({ data: { weaker } }: { readonly data: AnswerData }) {
  return (
    <section className={classNames.question}>
      <h2>No article meets this requirement</h2>
      {weaker && (
        <ul className={classNames.answers}>
          <li>
            <a className={classNames.answer} href={weaker.path}>
              <strong>Next lower requirement: {weaker.label}</strong>
              <span className="muted">{articleCount(weaker.articles)}</span>
            </a>
          </li>
        </ul>
      )}
      <p className={`buttons ${classNames.ways}`}>
        <a className="button" href="/contact-us">
          Contact Us
        </a>
      </p>
    </section>
  );
}
