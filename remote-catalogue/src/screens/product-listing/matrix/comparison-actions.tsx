import { useContext } from 'react';
import type { Shell } from 'shared-types';
import { saveArticles } from '../../../api/save-articles';
import { ChosenListsContext } from '../../../components/chosen-lists-context';
import { FileButtons } from '../../../components/file-links';
import scripts from '../../../components/scripted.module.css';
import type { FileForm } from '../../../model/chosen-articles';
import listing from '../product-listing.module.css';

interface ComparisonActionsProps {
  readonly shell: Shell;
  readonly articles: readonly { readonly articleNo: string }[];
  /** False where a service has the articles. */
  readonly hasFiles: boolean;
}

/** What can be done with all articles of a comparison. */
export function ComparisonActions({ shell, articles, hasFiles }: ComparisonActionsProps) {
  const lists = useContext(ChosenListsContext);
  const show = (message: string) => shell.messages.show({ message });
  const addAll = () => {
    const refused = articles.find(({ articleNo }) => lists?.enquiry.change(articleNo, true) === false);
    if (refused) lists?.onRefused('enquiry', refused.articleNo);
    else show('All articles are on the enquiry list');
  };
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(window.location.href);
      show('Link copied');
    } catch {
      show('Your browser does not allow it. Copy the address of this page.');
    }
  };
  const save = (form: FileForm) =>
    void saveArticles(shell, { form, name: 'comparison', find: () => Promise.resolve(articles) });
  return (
    <div className={`chips no-print ${scripts.scripted} ${listing.files}`}>
      <button className="button button-outlined" type="button" onClick={addAll}>
        Add all to the enquiry
      </button>
      <button className="button button-outlined" type="button" onClick={() => void copy()}>
        Copy link
      </button>
      {hasFiles && <span className="small">Download as</span>}
      {hasFiles && <FileButtons onSave={save} />}
    </div>
  );
}
