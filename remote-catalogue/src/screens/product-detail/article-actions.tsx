import type { Shell } from 'shared-types';
import { copyLink } from '../../components/copy-link';
import { CompareToggle, EnquiryToggle } from '../../components/choice-box';
import scripts from '../../components/scripted.module.css';
import { articlePath } from '../../../articles/article-path';
import classNames from './article-view.module.css';
import type { ShownArticle } from '../../../articles/facts/shown-article';

interface ArticleActionsProps {
  readonly article: Pick<ShownArticle, 'articleNo' | 'documents'>;
  readonly shell: Shell;
}

/** Actions on an article: ask about it, or add it to the enquiry; the rest as quiet links. */
export function ArticleActions({ article: { articleNo, documents }, shell }: ArticleActionsProps) {
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
        <li className={scripts.scripted}>
          <button className="link" type="button" onClick={() => print()}>
            Print
          </button>
        </li>
        <li className={scripts.scripted}>
          <button
            className="link"
            type="button"
            onClick={() => void copyLink(shell.site.baseUrl + articlePath(articleNo), shell.messages)}
          >
            Copy link
          </button>
        </li>
      </ul>
    </div>
  );
}
