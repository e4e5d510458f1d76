import { useState, useSyncExternalStore } from 'react';
import type { ScreenSource } from '../../api/screen-catalogue';
import { compareAddress, numbersOn } from '../../model/chosen-addresses';
import type { ChosenArticles, ChosenList } from '../../model/chosen-articles';
import { chosenLists } from './chosen-lists';
import { ComparedArticles } from './compared-articles';
import classNames from './tray.module.css';
import { useChosenRows } from './use-chosen-rows';
import { refusalOf, useSpokenChanges } from './use-spoken-changes';

export { chosenLists, connectChosenLists } from './chosen-lists';

/** The visitor's articles at the foot of the window; nothing while nothing is chosen. */
export function Tray({ shell, assetBase }: ScreenSource) {
  const compare = useChosen(chosenLists.compare);
  const enquired = numbersOn(useChosen(chosenLists.enquiry));
  const { Dialog, open, close } = useEnquiryDialog(enquired.length > 0);
  const compared = numbersOn(compare);
  const isEmpty = compared.length + enquired.length === 0;
  const rows = useChosenRows({ shell, assetBase }, !isEmpty);
  useSpokenChanges(shell.announce);
  if (isEmpty) return null;
  return (
    <>
      <aside className={`${classNames.tray} no-print`} aria-label="Selected articles">
        <div className={`container ${classNames.row}`}>
          {compared.length > 0 && (
            <ComparedArticles articleNos={compared} rows={rows} refused={refusalOf('compare', compare)} />
          )}
          {enquired.length > 0 && (
            <button className={classNames.enquiry} type="button" onClick={open}>
              Enquiry list ({enquired.length})
            </button>
          )}
          {compared.length > 0 && (
            <a className={`button button-hv ${classNames.compare}`} href={compareAddress(compared)}>
              Compare {compared.length}
            </a>
          )}
        </div>
      </aside>
      {Dialog && (
        <Dialog
          messages={shell.messages}
          articleNos={enquired}
          rows={rows}
          onClose={close}
          onPutBack={open}
        />
      )}
    </>
  );
}

const useChosen = ({ subscribe, getState, getInitialState }: ChosenList): ChosenArticles =>
  useSyncExternalStore(subscribe, getState, getInitialState);

const importDialog = () => import(/* webpackChunkName: "chosen" */ './enquiry-dialog');

type DialogPart = Awaited<ReturnType<typeof importDialog>>;

/** The dialog of the enquiry list, fetched when it is first opened. The next article does not reopen that of an empty list. */
function useEnquiryDialog(hasArticles: boolean) {
  const [part, setPart] = useState<DialogPart>();
  const [isOpen, setOpen] = useState(false);
  if (isOpen && !hasArticles) setOpen(false);
  return {
    Dialog: isOpen ? part?.EnquiryDialog : undefined,
    open: () => {
      setOpen(true);
      // Asked for again with the next click.
      if (!part) importDialog().then(setPart, () => setOpen(false));
    },
    close: () => setOpen(false),
  };
}
