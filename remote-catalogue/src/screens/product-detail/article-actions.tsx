import { ChoiceToggle } from '../../components/choice-box';
import scripts from '../../components/scripted.module.css';
import { enquiryAddress } from '../../model/chosen-articles';
import classNames from './article-view.module.css';
import type { ShownArticle } from '../../../articles/facts/shown-article';

/** An article on the enquiry list, or beside it. */
export interface ArticleEnquiry {
  readonly size: string | undefined;
  readonly isListed: boolean;
  /** False as long as a press would be lost. */
  readonly isAlive: boolean;
  /** Puts the article in its size on the list, or takes it off. */
  readonly toggle: () => void;
  readonly choose: (size: string) => void;
}

interface ArticleActionsProps {
  readonly article: Pick<ShownArticle, 'articleNo' | 'documents'>;
  readonly enquiry: ArticleEnquiry;
}

/** Actions on an article: ask about it, or add it to the enquiry; the rest as quiet links. */
export function ArticleActions({ article: { articleNo, documents }, enquiry }: ArticleActionsProps) {
  const { size, isListed, isAlive, toggle } = enquiry;
  const dataSheet = documents.find(({ kind }) => kind === 'data-sheet')?.files[0];
  return (
    <div className="no-print">
      <div className="buttons">
        <a
          className={`button ${classNames.ask}`}
          href={enquiryAddress([{ articleNo, ...(size && { size }) }])}
        >
          Ask about {articleNo}
        </a>
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
      </div>
      <ul className={`chips ${classNames.quiet}`}>
        <li>
          <ChoiceToggle list="compare" articleNo={articleNo} />
        </li>
        {dataSheet && (
          <li>
            <a className="link" href={dataSheet.address} download={dataSheet.fileName}>
              Data sheet <span className="muted">{dataSheet.about}</span>
            </a>
          </li>
        )}
      </ul>
    </div>
  );
}
