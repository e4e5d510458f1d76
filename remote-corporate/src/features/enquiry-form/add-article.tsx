import { useState } from 'react';
import type { KeyboardEvent } from 'react';
import shared from '#content/form.json';
import { FaultLine } from './fault-line';
import { focusOnce } from './focus-once';
import type { Articles } from './use-articles';
import classNames from './add-article.module.css';

const labels = shared.articles;

type AddArticleProps = {
  id: string;
  articles: Pick<Articles, 'typed' | 'type' | 'numberTyped' | 'takeTyped' | 'learn'>;
  /** The form requires one, so the field is shown at once. */
  isFirst: boolean;
  /** Fault of the articles, if this field can correct it. */
  fault: string | undefined;
  /** A number was added; the field goes away, and the button too if there are enough. */
  onAdd: () => void;
};

/** A button that becomes a field for one more article number. */
export function AddArticle({ id, articles, isFirst, fault, onAdd }: AddArticleProps) {
  const [isAsked, setIsAsked] = useState(false);
  const [hasAdded, setHasAdded] = useState(false);
  const [isMalformed, setIsMalformed] = useState(false);
  if (!isFirst && !isAsked && articles.typed === '') {
    return (
      <button
        ref={hasAdded ? focusOnce : undefined}
        className={`link ${classNames.open}`}
        type="button"
        onClick={() => setIsAsked(true)}
      >
        {labels.add}
      </button>
    );
  }
  const confirm = () => {
    const isNumber = articles.numberTyped() !== undefined;
    setIsMalformed(!isNumber);
    if (!isNumber) return;
    articles.takeTyped();
    setIsAsked(false);
    setHasAdded(true);
    onAdd();
  };
  const confirmByEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    confirm();
  };
  const shown = isMalformed ? labels.malformed : fault;
  return (
    <>
      <div className={classNames.adder}>
        <label>
          {labels.number}
          <input
            id={id}
            ref={isAsked ? focusOnce : undefined}
            autoComplete="off"
            value={articles.typed}
            aria-invalid={shown ? true : undefined}
            aria-describedby={shown && `${id}-fault`}
            onChange={({ target }) => articles.type(target.value)}
            onFocus={() => void articles.learn()}
            onKeyDown={confirmByEnter}
          />
        </label>
        <button className="button button-outlined" type="button" onClick={confirm}>
          {labels.confirm}
        </button>
      </div>
      {shown && <FaultLine id={`${id}-fault`} text={shown} />}
    </>
  );
}
