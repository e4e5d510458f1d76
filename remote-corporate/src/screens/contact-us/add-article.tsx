import { useState } from 'react';
import type { KeyboardEvent } from 'react';
import texts from '../../../content/data/enquiry.json';
import { isArticleNo, type EnquiryArticle } from '../../model/enquiry';
import { newArticle } from './use-articles';
import classNames from './add-article.module.css';

const labels = texts.articles;

/** The visitor has just asked for this field. */
const focusOnce = (field: HTMLInputElement | null) => field?.focus();

/** A button that becomes a field for one more article number. */
export function AddArticle({ onAdd }: { onAdd: (article: EnquiryArticle) => void }) {
  const [articleNo, setArticleNo] = useState<string>();
  if (articleNo === undefined) {
    return (
      <button className={`link ${classNames.open}`} type="button" onClick={() => setArticleNo('')}>
        {labels.add}
      </button>
    );
  }
  const confirm = () => {
    const number = articleNo.trim().toUpperCase();
    if (!isArticleNo(number)) return;
    onAdd(newArticle(number));
    setArticleNo(undefined);
  };
  const confirmByEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    confirm();
  };
  return (
    <div className={classNames.adder}>
      <label>
        {labels.number}
        <input
          ref={focusOnce}
          autoComplete="off"
          value={articleNo}
          onChange={({ target }) => setArticleNo(target.value)}
          onKeyDown={confirmByEnter}
        />
      </label>
      <button className="button button-outlined" type="button" onClick={confirm}>
        {labels.confirm}
      </button>
    </div>
  );
}
