import { useEffect, useState } from 'react';
import type { Shell } from 'shared-types';
import { openCatalogue, screenFiles, type ScreenSource } from '../../api/open-catalogue';
import { saveArticles } from '../../api/save-articles';
import { FileButtons } from '../../components/file-links';
import { compareLink } from '../../components/choice-box';
import { useListed, type ChosenLists } from '../../components/chosen-lists-context';
import { ModalDialog } from '../../components/modal-dialog';
import { articlePath } from '../../../articles/article-path';
import {
  compareAddress,
  documentsAddress,
  enquiryAddress,
  type ChosenList,
  type FileForm,
} from '../../model/chosen-articles';
import { most, type RowsByNumber } from './chosen-lists';
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
            <button className={classNames.enquiry} type="button" onClick={() => setOpen(true)}>
              Enquiry list ({enquired.length})
            </button>
          )}
          {compared.length > 0 && (
            <a id={compareLink} className="button button-hv" href={compareAddress(compared)}>
              Compare {compared.length}
            </a>
          )}
        </div>
      </aside>
      {isOpen && <EnquiryDialog shell={shell} list={lists.enquiry} rows={rows} onOpen={setOpen} />}
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

interface EnquiryDialogProps {
  readonly shell: Shell;
  readonly list: ChosenList;
  readonly rows: RowsByNumber;
  /** Called with false on closing, and with true when the articles are back after the list was cleared. */
  readonly onOpen: (isOpen: boolean) => void;
}

function EnquiryDialog({ shell, list, rows, onOpen }: EnquiryDialogProps) {
  useEffect(() => focusHeadingIfLost, []);
  const articles = list.getState().slice(-most.enquiry);
  const removeAll = () => {
    list.clear();
    const removed = articles.length === 1 ? articles[0]?.articleNo : `${articles.length} articles`;
    const message = `${removed} removed from the enquiry list`;
    const putBack = () => {
      for (const { articleNo, size } of articles) list.change(articleNo, true, size);
      onOpen(true);
    };
    shell.messages.show({ message, action: { label: 'Undo', run: putBack } });
  };
  const save = (form: FileForm) =>
    void saveArticles(shell, { form, name: 'enquiry', find: () => Promise.resolve(articles) });
  const foot = (
    <>
      <a className="button" href={enquiryAddress(articles)}>
        Send enquiry
      </a>
      <button className="button button-outlined" type="button" onClick={removeAll}>
        Clear enquiry list
      </button>
    </>
  );
  return (
    <ModalDialog title="Enquiry list" foot={foot} onClose={() => onOpen(false)}>
      <p className="small muted">
        You can enter sizes and quantities in the form. Nothing is sent until you send it.{' '}
        <a href={documentsAddress(articles.map(({ articleNo }) => articleNo))}>Documents of these articles</a>
      </p>
      <ul>
        {articles.map(({ articleNo, size }) => (
          <li key={articleNo} className={classNames.enquired}>
            <PicturePlate className={classNames.plate} address={rows.get(articleNo)?.card?.drawing} />
            <a className={classNames.name} href={articlePath(articleNo)}>
              <strong>{size ? `${articleNo}, size ${size}` : articleNo}</strong>
              <span className="small muted">{rows.get(articleNo)?.title}</span>
            </a>
            <button
              className="icon-button"
              type="button"
              aria-label={`Remove ${articleNo} from the enquiry list`}
              onClick={({ currentTarget }) => {
                focusNeighbour(currentTarget);
                list.change(articleNo, false);
              }}
            >
              <Cross />
            </button>
          </li>
        ))}
      </ul>
      {shell.site.api.catalogue?.mode !== 'http' && (
        <p className="chips small">
          <span>Download the list as</span>
          <FileButtons onSave={save} />
        </p>
      )}
    </ModalDialog>
  );
}
