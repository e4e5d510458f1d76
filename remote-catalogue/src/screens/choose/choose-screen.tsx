import type { LoadContext, ScreenModule, ScreenProps } from 'shared-types';
import { withCallParts } from '../../api/call-parts';
import { ArticleGrid } from '../../components/article-grid';
import { CardImage, PicturePlate } from '../../components/card-image';
import { Page, SampleNotice } from '../../components/page';
import { WithChosenLists } from '../../features/chosen-lists/with-chosen-lists';
import { articleCount, articleCountOrNone } from '../../../articles/article-count';
import type { ArticleCard } from '../../../articles/article-card';
import { articlePath } from '../../../articles/article-path';
import type { TradeLink } from '../../model/answer/offered-hazards';
import type { Answer, ChooseData } from './choose-data';
import classNames from './choose.module.css';

export { head } from './choose-data';

/** Scripts that the first call waits for; a prerendered page does not need them. */
const fetchLoad = (source: LoadContext) =>
  withCallParts(source, import(/* webpackChunkName: "choose-load" */ './load'));

export const load: Required<ScreenModule<ChooseData>>['load'] = async (request, context) =>
  (await fetchLoad(context)).load(request, context);

export const paths: Required<ScreenModule<ChooseData>>['paths'] = async (context) =>
  (await fetchLoad(context)).paths(context);

const AnswerList = ({ count, cards, list }: Answer) => (
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
    <ArticleGrid articles={cards} />
  </section>
);

const Example = ({ article: { articleNo, title, drawing, reason } }: { readonly article: ArticleCard }) => (
  <aside aria-label="Example">
    <a className={classNames.example} href={articlePath(articleNo)}>
      <span className="plate">{drawing && <CardImage address={drawing} wanted="lazy" />}</span>
      <span className="small link">{articleNo}</span>
      <strong>{title}</strong>
      <span className="small muted">{reason}</span>
    </a>
  </aside>
);

/** The levels as chips, and what they rest on. */
const Ground = ({ levels, ground: { basis, isAdvice, limit } }: Answer) => (
  <>
    <p className="chips">
      {levels.map((level) => (
        <span key={level} className="chip">
          {level}
        </span>
      ))}
    </p>
    <p>
      {basis}{' '}
      {isAdvice && (
        <>
          <strong>Which level the work needs is our own advice:</strong> the standard does not say it.
        </>
      )}
    </p>
    {limit && <p className="muted">{limit}</p>}
  </>
);

/** Trades as small cards, each with the picture of its nearest article. */
const Trades = ({ trades }: { readonly trades: readonly TradeLink[] }) => (
  <section aria-labelledby="trades">
    <h2 id="trades">What is the trade?</h2>
    <ul className={classNames.trades}>
      {trades.map(({ path, label, count, drawing }) => (
        <li key={path}>
          <a className={classNames.trade} href={path}>
            <PicturePlate address={drawing} />
            <strong>{label}</strong>
            <span className="small muted">{articleCount(count)}</span>
          </a>
        </li>
      ))}
    </ul>
  </section>
);

/** The choice by hazard: the hazards, the questions about one, or the articles of an answer. */
export function Screen({ shell, assetBase, data }: ScreenProps<ChooseData>) {
  const { crumbs, heading, lead, remark, groups, trades, example, isEmpty, answer } = data;
  const ways = isEmpty && (
    <p className="buttons">
      {groups.length === 0 && (
        <a className="button" href="/products">
          All products
        </a>
      )}
      <a className={groups.length > 0 ? 'button' : 'button button-outlined'} href="/contact-us">
        Contact Us
      </a>
    </p>
  );
  const page = (
    <>
      <Page className={example && classNames.pictured} crumbs={crumbs}>
        <h1>{heading}</h1>
        <div className="prose">
          <p className="lead">{lead}</p>
          {answer && <Ground {...answer} />}
          {remark && <p className="muted">{remark}</p>}
          {answer?.tests.map(({ standard, slug, name, figure }) => (
            <p key={standard + name}>
              {standard}: {name}
              {figure && <strong>{` ${figure}`}</strong>}.{' '}
              <a className="link" href={`/credentials#${slug}`}>
                About {standard}
              </a>
            </p>
          ))}
          {!answer && ways}
        </div>
        {trades && <Trades trades={trades} />}
        {groups.map(({ heading: name, text: limit, links }) => (
          <section key={name} aria-label={name}>
            <h2>{name}</h2>
            {limit && <p className={`muted ${classNames.limit}`}>{limit}</p>}
            {links.length > 0 && (
              <ul className={`${classNames.links} ${links[0]?.text ? classNames.columns : ''}`}>
                {links.map(({ path, label, text, count }) => (
                  <li key={path}>
                    <a className={classNames.link} href={path}>
                      <strong>{label}</strong>
                      <span className="small muted">{articleCountOrNone(count)}</span>
                      {text && <span className="small muted">{text}</span>}
                    </a>
                  </li>
                ))}
              </ul>
            )}
          </section>
        ))}
        {example && <Example article={example} />}
        {answer && (isEmpty ? ways : <AnswerList {...answer} />)}
        {answer && !isEmpty && shell.site.sample && <SampleNotice />}
      </Page>
      <div className="page-end">
        <div className="container">
          <p>The employer’s risk assessment decides what the job needs.</p>
          <a className="link link-arrow" href="/contact-us">
            Not sure? Ask us
          </a>
        </div>
      </div>
    </>
  );
  return answer ? <WithChosenLists {...{ shell, assetBase }}>{page}</WithChosenLists> : page;
}
