import { useEffect } from 'react';
import type { Shell } from 'shared-types';
import { PicturePlate } from '../../components/card-image';
import { Cross } from '../../components/cross';
import { focusHeadingIfLost, focusNeighbour } from '../../components/focus';
import { ModalDialog } from '../../components/modal-dialog';
import { articlePath } from '../../../articles/article-path';
import { enquiryAddress, type ChosenList } from '../../model/chosen-articles';
import { most, type RowsByNumber } from './chosen-lists';
import classNames from './tray.module.css';

interface EnquiryDialogProps {
  readonly messages: Shell['messages'];
  readonly list: ChosenList;
  readonly rows: RowsByNumber;
  readonly onClose: () => void;
  /** The articles are back after the list was cleared. */
  readonly onPutBack: () => void;
}

export function EnquiryDialog({ messages, list, rows, onClose, onPutBack }: EnquiryDialogProps) {
  useEffect(() => focusHeadingIfLost, []);
  const articles = list.getState().slice(-most.enquiry);
  const removeAll = () => {
    list.clear();
    const removed = articles.length === 1 ? articles[0]?.articleNo : `${articles.length} articles`;
    const message = `${removed} removed from the enquiry list`;
    const putBack = () => {
      for (const { articleNo, size } of articles) list.change(articleNo, true, size);
      onPutBack();
    };
    messages.show({ message, action: { label: 'Undo', run: putBack } });
  };
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
    <ModalDialog title="Enquiry list" foot={foot} onClose={onClose}>
      <p className="small muted">
        You can enter sizes and quantities in the form. Nothing is sent until you send it.
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
    </ModalDialog>
  );
}
