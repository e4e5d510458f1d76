import type { Shell } from 'shared-types';
import { CompareToggle } from '../../components/compare-toggle';
import scripts from '../../components/scripted.module.css';
import { articlePath } from '../../model/article-path';
import classNames from './article-actions.module.css';
import type { ShownArticle } from './shown-article';

interface QuietActionsProps {
  readonly article: Pick<ShownArticle, 'articleNo' | 'documents'>;
  readonly shell: Shell;
}

/** Compare, print, copy the link, and the data sheet if it is a file. */
export function QuietActions({ article: { articleNo, documents }, shell }: QuietActionsProps) {
  const dataSheet = documents.find(({ kind }) => kind === 'data-sheet')?.file;
  return (
    <ul className={classNames.quiet}>
      <li>
        <CompareToggle articleNo={articleNo} />
      </li>
      {dataSheet && (
        <li>
          <a className="link" href={dataSheet.address} download={`${articleNo}-data-sheet.pdf`}>
            Data sheet <span className={classNames.about}>{dataSheet.about}</span>
          </a>
        </li>
      )}
      <li className={scripts.scripted}>
        <button className="link" type="button" onClick={() => print()}>
          Print
        </button>
      </li>
      <li className={scripts.scripted}>
        <CopyLink url={shell.site.baseUrl + articlePath(articleNo)} shell={shell} />
      </li>
    </ul>
  );
}

interface CopyLinkProps {
  /** Absolute, without query. */
  readonly url: string;
  readonly shell: Shell;
}

function CopyLink({ url, shell }: CopyLinkProps) {
  // It stays until it is closed: the address is to be copied from it.
  const showRefusal = () =>
    shell.messages.show({
      message: `Could not copy the link: ${url}`,
      variant: 'error',
      autoHideDuration: null,
    });
  const copy = async () => {
    await navigator.clipboard.writeText(url);
    shell.messages.show({ message: 'Link copied.', variant: 'success' });
  };
  return (
    <button className="link" type="button" onClick={() => void copy().catch(showRefusal)}>
      Copy link
    </button>
  );
}
