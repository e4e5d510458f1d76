import { useContext, useState, useSyncExternalStore } from 'react';
import type { Shell } from 'shared-types';
import { ChosenListsContext } from '../../components/chosen-lists-context';
import { Page, SampleNotice } from '../../components/page';
import { lastList } from '../../state/last-list';
import { ArticleActions, type ArticleEnquiry } from './article-actions';
import classNames from './article-view.module.css';
import type { FoundArticle } from './detail-data';
import { Details } from './details';
import { DrawingStage, PhotoStage } from './drawing-stage';
import { Markings } from './markings';
import { EqualOrBetter, Similar } from './near-articles';
import { SizesSection } from './sizes-section';
import { isGloveType, typeLabel } from '../../../articles/product-types';

interface ArticleViewProps {
  readonly article: FoundArticle;
  readonly shell: Shell;
  readonly publishedAt: string;
}

const never = () => () => {};

/** An article with all that is known of it. */
export function ArticleView({ article, shell, publishedAt }: ArticleViewProps) {
  const { articleNo, title, photo, sizes } = article;
  const { crumbs, category } = article.place;
  const enquiry = useEnquiry(articleNo);
  // The way back leads to the list that the visitor came from, with its query; else to the article's category.
  const list = useSyncExternalStore(
    never,
    () => lastList.address,
    () => undefined,
  );
  return (
    <Page className={classNames.page} crumbs={[...crumbs, { name: articleNo }]}>
      <div className={classNames.top}>
        {photo ? (
          <PhotoStage photo={photo} title={title} />
        ) : (
          <DrawingStage article={article} shell={shell} />
        )}
        <div className={classNames.information}>
          <Introduction article={article} />
          <Markings article={article} />
          <Uses article={article} />
          {sizes && <SizesSection {...{ articleNo, sizes, enquiry }} />}
          <ArticleActions article={article} enquiry={enquiry} />
        </div>
        <Details article={article} publishedAt={publishedAt} />
      </div>
      <EqualOrBetter article={article} />
      <Similar article={article} />
      <p className="no-print">
        <a className="link" href={list ?? category?.path ?? '/products'}>
          {list ? 'Back to the results' : `Back to ${category?.name ?? 'all products'}`}
        </a>
      </p>
    </Page>
  );
}

/** The article on the enquiry list, and the size that the visitor has chosen, here or earlier: on the list, it is that of the list. */
function useEnquiry(articleNo: string): ArticleEnquiry {
  const lists = useContext(ChosenListsContext);
  const list = lists?.enquiry;
  const [size, setSize] = useState<string>();
  const articles = useSyncExternalStore(
    list?.subscribe ?? never,
    () => list?.getState(),
    () => undefined,
  );
  const listed = articles?.find((article) => article.articleNo === articleNo)?.size;
  // A size stays chosen when its article is taken off the list.
  if (listed !== undefined && listed !== size) setSize(listed);
  const isListed = articles !== undefined && list?.numbers().includes(articleNo) === true;
  return {
    size,
    isListed,
    isAlive: articles !== undefined,
    choose: (chosen) => {
      if (isListed) list.change(articleNo, true, chosen);
      setSize(chosen);
    },
    toggle: () => {
      if (list?.change(articleNo, !isListed, size) === false) lists?.onRefused('enquiry', articleNo);
    },
  };
}

function Introduction({ article }: Pick<ArticleViewProps, 'article'>) {
  const { articleNo, title, type, isSample, colours } = article;
  return (
    <div className={classNames.introduction}>
      <h1>
        <span>{articleNo}</span> {title}
      </h1>
      <p className="small muted">{typeLabel(type)}</p>
      {isSample && <SampleNotice />}
      {colours.length > 0 && (
        <ul className="chips" aria-label="Colours">
          {colours.map(({ name, hex }) => (
            <li key={name} className="chip">
              <svg width="14" height="14" viewBox="0 0 14 14" aria-hidden="true">
                <circle cx="7" cy="7" r="6.5" fill={hex} stroke="var(--strong)" />
              </svg>
              {name}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** The uses of a glove, or the lines of a garment's specification. */
function Uses({ article: { type, description } }: Pick<ArticleViewProps, 'article'>) {
  if (description.length === 0) return null;
  return (
    <section aria-labelledby="uses">
      <h2 id="uses">{isGloveType(type) ? 'Intended uses' : 'Specification'}</h2>
      <ul className={classNames.uses}>
        {description.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}
