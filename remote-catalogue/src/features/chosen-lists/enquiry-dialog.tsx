import { useEffect, useRef, useState } from 'react';
import type { Shell } from 'shared-types';
import shape from '../../components/cross.module.css';
import { focusHeadingIfLost } from '../../components/heading-focus';
import { focusNeighbour } from '../../components/neighbour-focus';
import { articlePath } from '../../model/article-path';
import { enquiryAddress } from '../../model/chosen-addresses';
import { ArticlePlate } from './article-plate';
import { chosenLists } from './chosen-lists';
import tray from './tray.module.css';
import type { RowsByNumber } from './use-chosen-rows';
import classNames from './enquiry-dialog.module.css';

interface EnquiryDialogProps {
  readonly messages: Shell['messages'];
  readonly articleNos: readonly string[];
  readonly rows: RowsByNumber;
  readonly onClose: () => void;
  /** The articles are back after the list was cleared. */
  readonly onPutBack: () => void;
}

export function EnquiryDialog({ messages, articleNos, rows, onClose, onPutBack }: EnquiryDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
    return focusHeadingIfLost;
  }, []);
  const address = enquiryAddress(articleNos);
  const removeAll = () => {
    chosenLists.enquiry.clear();
    const removed = articleNos.length === 1 ? articleNos[0] : `${articleNos.length} articles`;
    const message = `${removed} removed from the enquiry list`;
    const putBack = () => {
      for (const articleNo of articleNos) chosenLists.enquiry.change(articleNo, true);
      onPutBack();
    };
    messages.show({ message, action: { label: 'Undo', run: putBack } });
  };
  return (
    <dialog ref={dialog} className={classNames.dialog} aria-labelledby="enquiry-list" onClose={onClose}>
      <div className={classNames.head}>
        <h2 id="enquiry-list">Enquiry list</h2>
        <button
          className={`icon-button ${classNames.close}`}
          type="button"
          aria-label="Close"
          onClick={() => dialog.current?.close()}
        >
          <span className={`${shape.cross} ${tray.largeCross}`} aria-hidden="true" />
        </button>
      </div>
      <p className="small muted">
        You enter sizes and quantities in the form. Nothing is sent until you send it.
      </p>
      <ul className={classNames.articles}>
        {articleNos.map((articleNo) => (
          <EnquiredArticle key={articleNo} articleNo={articleNo} row={rows.get(articleNo)} />
        ))}
      </ul>
      <div className={`buttons ${classNames.foot}`}>
        <a className="button" href={address}>
          Send enquiry
        </a>
        <CopyLink address={address} messages={messages} />
        <button className="button button-outlined" type="button" onClick={removeAll}>
          Clear enquiry list
        </button>
      </div>
    </dialog>
  );
}

interface EnquiredArticleProps {
  readonly articleNo: string;
  readonly row: ReturnType<RowsByNumber['get']>;
}

const EnquiredArticle = ({ articleNo, row }: EnquiredArticleProps) => (
  <li className={classNames.article}>
    <ArticlePlate drawing={row?.card?.drawing} />
    <a className={classNames.name} href={articlePath(articleNo)}>
      <strong>{articleNo}</strong>
      {row && <span className="small muted">{row.title}</span>}
    </a>
    <button
      className="icon-button"
      type="button"
      aria-label={`Remove ${articleNo} from the enquiry list`}
      onClick={({ currentTarget }) => {
        focusNeighbour(currentTarget);
        chosenLists.enquiry.change(articleNo, false);
      }}
    >
      <span className={`${shape.cross} ${tray.largeCross}`} aria-hidden="true" />
    </button>
  </li>
);

interface CopyLinkProps {
  /** Path and query of the form with the list in it. */
  readonly address: string;
  readonly messages: Shell['messages'];
}

/** Copies the address of the form, to take the list to a colleague. */
function CopyLink({ address, messages }: CopyLinkProps) {
  const [shown, setShown] = useState<string>();
  const copy = async () => {
    const link = new URL(address, location.origin).href;
    try {
      await navigator.clipboard.writeText(link);
      setShown(undefined);
      messages.show({ message: 'Link copied. It opens the form with this list.', variant: 'success' });
    } catch {
      setShown(link);
    }
  };
  return (
    <>
      <button className="button button-outlined" type="button" onClick={() => void copy()}>
        Copy link
      </button>
      {shown !== undefined && (
        <label className={`field ${classNames.link}`}>
          Copy this link
          <input readOnly value={shown} onFocus={({ target }) => target.select()} />
        </label>
      )}
    </>
  );
}
