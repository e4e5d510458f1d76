import { CompareToggle, EnquiryToggle } from '../../components/choice-box';
import classNames from './article-view.module.css';
import type { ShownArticle } from '../../../articles/facts/shown-article';

interface ArticleActionsProps {
  readonly article: Pick<ShownArticle, 'articleNo' | 'documents'>;
}

/** Actions on an article: ask about it, or add it to the enquiry; the rest as quiet links. */
export function ArticleActions({ article: { articleNo, documents } }: ArticleActionsProps) {
  const dataSheet = documents.find(({ kind }) => kind === 'data-sheet')?.file;
  return (
    <div className="no-print">
      <div className="buttons">
        <a className={`button ${classNames.ask}`} href={`/contact-us?items=${encodeURIComponent(articleNo)}`}>
          Ask about {articleNo}
        </a>
        <EnquiryToggle articleNo={articleNo} />
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
