import { useEffect, useState } from 'react';
import { openCatalogue, screenFiles, type ScreenSource } from '../../api/open-catalogue';
import { useListed, type ChosenLists } from '../../components/chosen-lists-context';
import { compareAddress } from '../../model/chosen-articles';
import type { RowsByNumber } from './chosen-lists';
import { EnquiryDialog } from './enquiry-dialog';
import classNames from './tray.module.css';
import { PicturePlate } from '../../components/card-image';
import { Cross } from '../../components/cross';
import { focusHeadingIfLost, focusNeighbour } from '../../components/focus';

interface TrayProps extends ScreenSource {
  readonly lists: ChosenLists;
}

/** The visitor's articles at the foot of the window; nothing while nothing is chosen. */
export function Tray({ shell, assetBase, lists }: TrayProps) {
  useListed(lists.compare);
  useListed(lists.enquiry);
  const [compared, enquired] = [lists.compare.numbers(), lists.enquiry.numbers()];
  const [isOpen, setOpen] = useState(false);
  // The next article does not reopen the dialog of an empty list.
  if (isOpen && enquired.length === 0) setOpen(false);
  const open = () => setOpen(true);
  const isEmpty = compared.length + enquired.length === 0;
  const rows = useRows({ shell, assetBase }, !isEmpty);
  if (isEmpty) return null;
  const takeOut = (articleNo: string, button: Element) => {
    focusNeighbour(button);
    lists.compare.change(articleNo, false);
    focusHeadingIfLost();
  };
  return (
    <>
      <aside className={`${classNames.tray} no-print`} aria-label="Selected articles">
        <div className={`container ${classNames.row}`}>
          {compared.length > 0 && (
            <ul className={classNames.articles} aria-label="Articles to compare">
              {compared.map((articleNo) => (
                <li key={articleNo}>
                  <button
                    className={classNames.article}
                    type="button"
                    aria-label={`Remove ${articleNo} from the comparison`}
                    onClick={({ currentTarget }) => takeOut(articleNo, currentTarget)}
                  >
                    <PicturePlate className={classNames.plate} address={rows.get(articleNo)?.card?.drawing} />
                    <span>{articleNo}</span>
                    <Cross size={12} />
                  </button>
                </li>
              ))}
            </ul>
          )}
          {enquired.length > 0 && (
            <button className={classNames.enquiry} type="button" onClick={open}>
              Enquiry list ({enquired.length})
            </button>
          )}
          {compared.length > 0 && (
            <a className="button button-hv" href={compareAddress(compared)}>
              Compare {compared.length}
            </a>
          )}
        </div>
      </aside>
      {isOpen && (
        <EnquiryDialog
          messages={shell.messages}
          list={lists.enquiry}
          rows={rows}
          onClose={() => setOpen(false)}
          onPutBack={open}
        />
      )}
    </>
  );
}

/** Asks for title and drawing of the articles on the lists; without an answer, they are shown by number alone. */
function useRows({ shell, assetBase }: ScreenSource, isNeeded: boolean): RowsByNumber {
  const [rows, setRows] = useState<RowsByNumber>(new Map());
  useEffect(() => {
    if (!isNeeded) return undefined;
    const ending = new AbortController();
    openCatalogue(screenFiles({ shell, assetBase }))
      .then((api) => api.list('', { signal: ending.signal }))
      .then(
        (all) => setRows(new Map(all.map((row) => [row.articleNo, row]))),
        () => {},
      );
    return () => ending.abort();
  }, [shell, assetBase, isNeeded]);
  return rows;
}
