import { useEffect, useRef } from 'react';
import type { Shell } from 'shared-types';
import shape from '../../../components/cross.module.css';
import { focusHeadingIfLost } from '../../../components/heading-focus';
import { enquiryAddress } from '../../../model/chosen-addresses';
import type { ChosenArticle } from '../../../model/chosen-articles';
import { chosenLists } from '../chosen-lists';
import tray from '../tray.module.css';
import type { RowsByNumber } from '../use-chosen-rows';
import { EnquiredArticle } from './enquired-article';
import { PasteLines } from './paste-lines';
import { PrintedAddress } from './printed-address';
import { ShareButtons } from './share-buttons';
import classNames from './enquiry-dialog.module.css';

interface EnquiryDialogProps {
  readonly messages: Shell['messages'];
  readonly site: Shell['site'];
  readonly articles: readonly ChosenArticle[];
  readonly rows: RowsByNumber;
  /** The catalogue was asked for the rows and may still answer. */
  readonly isLoading: boolean;
  readonly onClose: () => void;
  /** The articles are back after the list was cleared. */
  readonly onPutBack: () => void;
}

/** The articles to ask about with their sizes and quantities, and the way to the form. */
export function EnquiryDialog(props: EnquiryDialogProps) {
  const { messages, site, articles, rows, isLoading, onClose, onPutBack } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
    return focusHeadingIfLost;
  }, []);
  const address = enquiryAddress(articles);
  /** What is wrong in a field is not in the address: it must be corrected first. */
  const isCorrect = () => {
    const wrong = dialog.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    wrong?.focus();
    return !wrong;
  };
  const removeAll = () => {
    chosenLists.enquiry.clear();
    const [first, ...others] = articles;
    const removed = others.length === 0 ? first?.articleNo : `${articles.length} articles`;
    const message = `${removed} removed from the enquiry list`;
    const putBack = () => {
      chosenLists.enquiry.putBack(articles);
      onPutBack();
    };
    messages.show({ message, action: { label: 'Undo', run: putBack } });
  };
  return (
    <dialog ref={dialog} className={classNames.dialog} aria-labelledby="enquiry-list" onClose={onClose}>
      <div className={classNames.head}>
        <h2 id="enquiry-list">Enquiry list</h2>
        <button
          className={`icon-button no-print ${classNames.close}`}
          type="button"
          aria-label="Close"
          onClick={() => dialog.current?.close()}
        >
          <span className={`${shape.cross} ${tray.largeCross}`} aria-hidden="true" />
        </button>
      </div>
      <p className="small muted no-print">
        Sizes and quantities are optional. Nothing is sent until you send the form.
      </p>
      <ul className={classNames.articles}>
        {articles.map((article) => (
          <EnquiredArticle key={article.articleNo} article={article} row={rows.get(article.articleNo)} />
        ))}
      </ul>
      <PasteLines rows={rows} isLoading={isLoading} />
      <div className={`buttons no-print ${classNames.foot}`}>
        <a className="button" href={address} onClick={(event) => isCorrect() || event.preventDefault()}>
          Send enquiry
        </a>
        <ShareButtons address={address} messages={messages} isCorrect={isCorrect} />
        <button className="button button-outlined" type="button" onClick={removeAll}>
          Clear enquiry list
        </button>
      </div>
      <PrintedAddress site={site} address={address} />
    </dialog>
  );
}
