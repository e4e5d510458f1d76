import type { Shell } from 'shared-types';
import { CompareToggle } from '../../components/compare-toggle';
import scripts from '../../components/scripted.module.css';
import { EnquiryToggle } from '../../components/enquiry-toggle';
import { articlePath } from '../../model/article-path';
import classNames from './article-actions.module.css';

interface ArticleActionsProps {
  readonly articleNo: string;
  readonly title: string;
  readonly shell: Shell;
}

/** What a visitor can do with an article. */
export function ArticleActions({ articleNo, title, shell }: ArticleActionsProps) {
  const url = shell.site.baseUrl + articlePath(articleNo);
  // It stays until it is closed: the address is to be copied from it.
  const showRefusal = () =>
    shell.messages.show({
      message: `Could not copy the link: ${url}`,
      variant: 'error',
      autoHideDuration: null,
    });
  const share = async () => {
    const { sharePage } = await import(/* webpackChunkName: "product-detail-load" */ './share-article');
    const shared = await sharePage({ title: `${articleNo} ${title}`, url });
    if (shared === 'copied') shell.messages.show({ message: 'Link copied.', variant: 'success' });
    if (shared === 'refused') showRefusal();
  };
  const onShare = () => {
    share().catch(showRefusal);
  };
  return (
    <div className="no-print">
      <div className="buttons">
        <a className={`button ${classNames.ask}`} href={`/contact-us?items=${encodeURIComponent(articleNo)}`}>
          Ask about {articleNo}
        </a>
        <EnquiryToggle articleNo={articleNo} />
        <button
          className={`button button-outlined ${scripts.scripted}`}
          type="button"
          onClick={() => print()}
        >
          Print data sheet
        </button>
        <button className={`button button-outlined ${scripts.scripted}`} type="button" onClick={onShare}>
          Share
        </button>
        <CompareToggle articleNo={articleNo} />
      </div>
    </div>
  );
}
