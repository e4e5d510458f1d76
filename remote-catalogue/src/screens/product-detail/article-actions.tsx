import { useContext, useSyncExternalStore } from 'react';
import { CompareToggle } from '../../components/choice-box';
import { ChosenListsContext } from '../../components/chosen-lists-context';
import scripts from '../../components/scripted.module.css';
import { enquiryAddress } from '../../model/chosen-articles';
import classNames from './article-view.module.css';
import type { ShownArticle } from '../../../articles/facts/shown-article';

interface ArticleActionsProps {
  readonly article: Pick<ShownArticle, 'articleNo' | 'documents'>;
  /** Chosen by the visitor. */
  readonly size: string | undefined;
  /** False as long as a press would be lost. */
  readonly isAlive: boolean;
}

/** Actions on an article: ask about it, or add it to the enquiry; the rest as quiet links. */
export function ArticleActions({ article: { articleNo, documents }, size, isAlive }: ArticleActionsProps) {
  const dataSheet = documents.find(({ kind }) => kind === 'data-sheet')?.file;
  return (
    <div className="no-print">
      <div className="buttons">
        <a
          className={`button ${classNames.ask}`}
          href={enquiryAddress([{ articleNo, ...(size && { size }) }])}
        >
          Ask about {articleNo}
        </a>
        <EnquiryButton articleNo={articleNo} size={size} isAlive={isAlive} />
      </div>
      <ul className={`chips ${classNames.quiet}`}>
        <li>
          <CompareToggle articleNo={articleNo} />
        </li>
        {dataSheet && (
          <li>
            <a className="link" href={dataSheet.address} download={`${articleNo}-data-sheet.pdf`}>
              Data sheet <span className="muted">{dataSheet.about}</span>
            </a>
          </li>
        )}
      </ul>
    </div>
  );
}

const never = () => () => {};

interface EnquiryButtonProps extends Pick<ArticleActionsProps, 'size' | 'isAlive'> {
  readonly articleNo: string;
}

/** Puts the article in its size on the enquiry list, or takes it off. */
function EnquiryButton({ articleNo, size, isAlive }: EnquiryButtonProps) {
  const lists = useContext(ChosenListsContext);
  const list = lists?.enquiry;
  const isListed = useSyncExternalStore(
    list?.subscribe ?? never,
    () => list?.numbers().includes(articleNo) === true,
    () => false,
  );
  const toggle = () => {
    if (list?.change(articleNo, !isListed, size) === false) lists?.onRefused('enquiry', articleNo);
  };
  return (
    <button
      type="button"
      className={`button button-outlined ${scripts.scripted}`}
      disabled={!isAlive}
      onClick={toggle}
    >
      <span>
        {isListed ? 'Remove' : 'Add'} <span className="visually-hidden">{articleNo}</span>{' '}
        {size !== undefined && `size ${size} `}
        {isListed ? 'from enquiry' : 'to enquiry'}
      </span>
    </button>
  );
}
