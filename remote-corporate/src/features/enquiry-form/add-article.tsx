import { useEffect, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { Draft } from '../../model/draft';
import { FaultLine } from './fault-line';
import { focusOnce } from './focus-once';
import type { Articles } from './use-articles';
import classNames from './add-article.module.css';

type AddArticleProps = {
  id: string;
  articles: Pick<Articles, 'takeNumber' | 'learn'>;
  /** The form requires one, so the field is shown at once. */
  isFirst: boolean;
  /** Fault of the articles, if this field can correct it. */
  fault: string | undefined;
  /** A number was added; the field goes away, and the button too if there are enough. */
  onAdd: () => void;
};

/** A button that becomes a field for one more article number. */
export function AddArticle({ id, articles, isFirst, fault, onAdd }: AddArticleProps) {
  const { register } = useFormContext<Draft>();
  const typed = useWatch<Draft, 'number'>({ name: 'number' });
  const [state, setState] = useState<'closed' | 'asked' | 'malformed' | 'added'>('closed');
  useEffect(() => {
    if (state === 'asked') document.getElementById(id)?.focus();
  }, [state, id]);
  const isAsked = state === 'asked' || state === 'malformed';
  if (!isFirst && !isAsked && !typed) {
    return (
      <button
        ref={state === 'added' ? focusOnce : undefined}
        className={`link ${classNames.open}`}
        type="button"
        onClick={() => setState('asked')}
      >
        Add an article number
      </button>
    );
  }
  const confirm = () => {
    const isAdded = articles.takeNumber();
    setState(isAdded ? 'added' : 'malformed');
    if (isAdded) onAdd();
  };
  const confirmByEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    confirm();
  };
  const shown = state === 'malformed' ? 'Enter one article number, letters and digits only.' : fault;
  return (
    <>
      <div className={classNames.adder}>
        <label>
          Article number
          <input
            {...register('number')}
            id={id}
            autoComplete="off"
            aria-invalid={shown ? true : undefined}
            aria-describedby={shown && `${id}-fault`}
            onFocus={() => void articles.learn()}
            onKeyDown={confirmByEnter}
          />
        </label>
        <button className="button button-outlined" type="button" onClick={confirm}>
          Add
        </button>
      </div>
      {shown && <FaultLine id={`${id}-fault`} text={shown} />}
    </>
  );
}
