import { useContext, useState, useSyncExternalStore } from 'react';
import type { Shell } from 'shared-types';
import { ChosenListsContext } from '../../components/chosen-lists-context';
import { Page } from '../../components/page';
import { lastList } from '../../state/last-list';
import { ArticleActions } from './article-actions';
import { Introduction, Uses } from './article-introduction';
import classNames from './article-view.module.css';
import type { FoundArticle } from './detail-data';
import { Details } from './details';
import { DrawingStage, PhotoStage } from './drawing-stage';
import { Markings } from './markings';
import { EqualOrBetter, Similar } from './near-articles';
import { SizesSection } from './sizes-section';

interface ArticleViewProps {
  readonly article: FoundArticle;
  readonly shell: Shell;
}

const never = () => () => {};

/** An article with all that is known of it. */
export function ArticleView({ article, shell }: ArticleViewProps) {
  const { articleNo, title, photo, sizes } = article;
  const { crumbs, category } = article.place;
  const [size, choose] = useSize(articleNo);
  const isAlive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  // The way back leads to the list that the visitor came from, with its query; else to the article's category.
  const list = useSyncExternalStore(never, lastList, () => undefined);
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
          {sizes && (
            <SizesSection
              articleNo={articleNo}
              sizes={sizes}
              chosen={size}
              onChoose={isAlive ? choose : undefined}
            />
          )}
          <ArticleActions article={article} size={size} isAlive={isAlive} />
          <Uses article={article} />
        </div>
      </div>
      <Details article={article} />
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

/** The size that the visitor has chosen, here or earlier: on the enquiry list, it is that of the list. */
function useSize(articleNo: string) {
  const list = useContext(ChosenListsContext)?.enquiry;
  const [size, setSize] = useState<string>();
  const listed = useSyncExternalStore(
    list?.subscribe ?? never,
    () => list?.getState().find((article) => article.articleNo === articleNo)?.size,
    () => undefined,
  );
  // A size stays chosen when its article is taken off the list.
  if (listed !== undefined && listed !== size) setSize(listed);
  const choose = (chosen: string) => {
    if (list?.numbers().includes(articleNo)) list.change(articleNo, true, chosen);
    setSize(chosen);
  };
  return [size, choose] as const;
}
