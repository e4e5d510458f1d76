import { useState } from 'react';
import type { KeyboardEvent } from 'react';
import scripts from '../../components/scripted.module.css';
import { FaultLine } from './fault-line';
import type { Articles } from './use-articles';
import classNames from './article-rows.module.css';

type AddArticleProps = {
  id: string;
  articles: Articles;
  /** Fault of the articles, if this field can correct it. */
  fault: string | undefined;
};

/** A field for one more article number. */
export function AddArticle({ id, articles, fault }: AddArticleProps) {
  const { number, setNumber, takeNumber, known } = articles;
  /** Words for a screen reader: the new line stands above the field, which keeps the focus. */
  const [said, setSaid] = useState('');
  const [isMalformed, setMalformed] = useState(false);
  const add = () => {
    const typed = number.trim().toUpperCase();
    const isTaken = takeNumber();
    setMalformed(!isTaken);
    const isUnknown = known !== undefined && !known.has(typed);
    setSaid(isTaken ? `${typed} added.${isUnknown ? ' We have no article of this number.' : ''}` : '');
  };
  const addByEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    add();
  };
  const shown = isMalformed ? 'Enter one article number, letters and digits only.' : fault;
  return (
    <div className={scripts.scripted}>
      <div className={classNames.adder}>
        <label>
          Article number
          <input
            // Before the script runs, it is posted as a line.
            name="items.typed.articleNo"
            id={id}
            autoComplete="off"
            value={number}
            aria-invalid={shown ? true : undefined}
            aria-describedby={shown && `${id}-fault`}
            onChange={({ target }) => setNumber(target.value)}
            onKeyDown={addByEnter}
          />
        </label>
        <button className="button button-outlined" type="button" onClick={add}>
          Add
        </button>
      </div>
      <p className="visually-hidden" role="status">
        {said}
      </p>
      {shown && <FaultLine id={`${id}-fault`} text={shown} />}
    </div>
  );
}
