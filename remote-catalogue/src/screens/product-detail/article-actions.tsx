import type { Shell } from 'shared-types';
import { EnquiryToggle } from '../../components/enquiry-toggle';
import classNames from './article-actions.module.css';
import { QuietActions } from './quiet-actions';
import type { ShownArticle } from './shown-article';

interface ArticleActionsProps {
  readonly article: Pick<ShownArticle, 'articleNo' | 'documents'>;
  readonly shell: Shell;
}

/** What a visitor can do with an article: ask about it, or add it to the enquiry; the rest as quiet links. */
export const ArticleActions = ({ article, shell }: ArticleActionsProps) => (
  <div className={`no-print ${classNames.actions}`}>
    <div className="buttons">
      <a
        className={`button ${classNames.ask}`}
        href={`/contact-us?items=${encodeURIComponent(article.articleNo)}`}
      >
        Ask about {article.articleNo}
      </a>
      <EnquiryToggle articleNo={article.articleNo} />
    </div>
    <QuietActions article={article} shell={shell} />
  </div>
);
