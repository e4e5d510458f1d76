import { useEffect, useRef } from 'react';
import type { Shell } from 'shared-types';
import shape from '../../components/cross.module.css';
import { focusHeadingIfLost, focusNeighbour } from '../../components/removal-focus';
import { articlePath } from '../../model/article-path';
import { enquiryAddress } from '../../model/chosen-addresses';
import { chosenLists } from './chosen-lists';
import { ArticlePlate } from './article-plate';
import classNames from './enquiry-dialog.module.css';
import tray from './tray.module.css';
import type { RowsByNumber } from './use-chosen-rows';

interface EnquiryDialogProps {
  readonly messages: Shell['messages'];
  readonly articleNos: readonly string[];
  readonly rows: RowsByNumber;
  readonly onClose: () => void;
}

/** The articles to ask about, and the way to the form. */
export function EnquiryDialog({ messages, articleNos, rows, onClose }: EnquiryDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
    return focusHeadingIfLost;
  }, []);
  const removeAll = () => {
    chosenLists.enquiry.clear();
    const putBack = () => {
      for (const articleNo of articleNos) chosenLists.enquiry.change(articleNo, true);
    };
    const [first, ...others] = articleNos;
    const removed = others.length === 0 ? first : `${articleNos.length} articles`;
    const message = `${removed} removed from the enquiry list`;
    messages.show({ message, action: { label: 'Undo', run: putBack } });
  };
  return (
    <dialog ref={dialog} className={classNames.dialog} aria-labelledby="enquiry-list" onClose={onClose}>
      <h2 id="enquiry-list">Enquiry list</h2>
      <p className="small muted">
        We add only the article numbers to the form. Nothing is sent until you send the form.
      </p>
      <ul className={classNames.articles}>
        {articleNos.map((articleNo) => (
          <EnquiredArticle key={articleNo} articleNo={articleNo} rows={rows} />
        ))}
      </ul>
      <div className="buttons">
        <a className="button" href={enquiryAddress(articleNos)}>
          Send enquiry
        </a>
        <button className="button button-outlined" type="button" onClick={removeAll}>
          Remove all
        </button>
        <button className="button button-outlined" type="button" onClick={() => dialog.current?.close()}>
          Close
        </button>
      </div>
    </dialog>
  );
}

interface EnquiredArticleProps {
  readonly articleNo: string;
  readonly rows: RowsByNumber;
}

function EnquiredArticle({ articleNo, rows }: EnquiredArticleProps) {
  const row = rows.get(articleNo);
  return (
    <li className={classNames.article}>
      <ArticlePlate drawing={row?.card?.drawing} />
      <a className={classNames.name} href={articlePath(articleNo)}>
        <strong>{articleNo}</strong>
        {row && <span className="small muted">{row.title}</span>}
      </a>
      <button
        className="icon-button"
        type="button"
        aria-label={`Remove ${articleNo} from the enquiry`}
        onClick={({ currentTarget }) => {
          focusNeighbour(currentTarget);
          chosenLists.enquiry.change(articleNo, false);
        }}
      >
        <span className={`${shape.cross} ${tray.largeCross}`} aria-hidden="true" />
      </button>
    </li>
  );
}
