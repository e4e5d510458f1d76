import { useEffect, useId, useRef } from 'react';
import scripts from '../../components/scripted.module.css';
import { lineCount } from '../../model/article-count';
import type { Articles } from './use-articles';
import classNames from './paste-lines.module.css';

/** Takes lines of a spreadsheet into the form. Invalid lines stay in the field, each with its reason. */
export function PasteLines({ articles }: { articles: Articles }) {
  const field = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  const { pasted, setPasted, pasteResult: result, takePasted } = articles;
  const hasRefused = pasted !== '' && result !== undefined && result.refused.length > 0;
  useEffect(() => {
    if (hasRefused) field.current?.focus();
  }, [hasRefused, result]);
  return (
    <details className={`${classNames.paste} ${scripts.scripted}`} open={result !== undefined}>
      <summary className="link">Paste lines from a spreadsheet</summary>
      <div className="field">
        <label htmlFor={id}>Article number, size, quantity</label>
        <textarea
          ref={field}
          id={id}
          rows={4}
          spellCheck={false}
          value={pasted}
          aria-invalid={hasRefused || undefined}
          aria-describedby={`${id}-hint ${id}-result`}
          onChange={({ target }) => setPasted(target.value)}
        />
        <p className="hint" id={`${id}-hint`}>
          One line for each size, such as A101 9 24, or a table with the headings Article, Size and Quantity.
        </p>
      </div>
      <button
        className="button button-outlined"
        type="button"
        onClick={() => void takePasted().catch(() => {})}
      >
        Add lines
      </button>
      <div id={`${id}-result`} role="status">
        {result && <p>{lineCount(result.added)} added.</p>}
        {hasRefused && (
          <ul className={classNames.refused}>
            {result.refused.map(({ text, reason }, place) => (
              // Lines may be equal.
              <li key={place}>
                <code>{text}</code> <span className="error-text">{reason}</span>
              </li>
            ))}
          </ul>
        )}
      </div>
    </details>
  );
}
