import { useEffect, useRef } from 'react';
import type { KeyboardEvent } from 'react';
import scripts from '../../components/scripted.module.css';
import { lineCount } from '../../model/article-count';
import type { Articles } from './use-articles';
import classNames from './article-rows.module.css';

type AddArticlesProps = {
  id: string;
  articles: Articles;
  /** Id of the message about the articles, if this field can correct it. */
  faultId: string | undefined;
};

/** A field for further articles: a number, or lines of a spreadsheet. What is not understood stays in it, with its reason. */
export function AddArticles({ id, articles, faultId }: AddArticlesProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const { typed, setTyped, taken, take, hasAmounts } = articles;
  const refused = typed === '' ? [] : (taken?.refused ?? []);
  const hasRefused = refused.length > 0;
  useEffect(() => {
    if (hasRefused) field.current?.focus();
  }, [hasRefused, taken]);
  const add = () => void take().catch(() => {});
  const addByEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey) return;
    event.preventDefault();
    add();
  };
  return (
    <div className={scripts.scripted}>
      <div className={classNames.adder}>
        <label>
          Article number
          <textarea
            ref={field}
            // Before the script runs, it is posted as a line.
            name="items.typed.articleNo"
            id={id}
            rows={1}
            autoComplete="off"
            spellCheck={false}
            value={typed}
            aria-invalid={hasRefused || faultId ? true : undefined}
            aria-describedby={`${faultId ?? ''} ${id}-hint ${id}-result`}
            onChange={({ target }) => setTyped(target.value)}
            onKeyDown={addByEnter}
          />
        </label>
        <button className="button button-outlined" type="button" onClick={add}>
          Add
        </button>
      </div>
      {hasAmounts && (
        <p className="hint" id={`${id}-hint`}>
          Or lines with size and quantity, such as A101 9 24, also from a spreadsheet.
        </p>
      )}
      <div id={`${id}-result`} role="status">
        {taken && !faultId && <p className="small">{lineCount(taken.added)} added.</p>}
        {hasRefused && (
          <ul className={classNames.refused}>
            {refused.map(({ text, reason }, place) => (
              // Lines may be equal.
              <li key={place}>
                <code>{text}</code> <span className="error-text">{reason}</span>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
