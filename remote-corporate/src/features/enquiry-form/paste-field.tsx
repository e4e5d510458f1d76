import { useEffect, useId, useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { lineCount } from '../../model/article-count';
import type { Draft } from '../../model/draft';
import type { Pasted } from '../../model/pasted-lines';
import type { Articles } from './use-articles';
import classNames from './paste-field.module.css';

interface PasteFieldProps {
  readonly articles: Articles;
  /** The text of the field is not empty. */
  readonly hasLines: boolean;
  /** Id of the message about lines that were not added, after an attempt to send. */
  readonly faultId: string | undefined;
  readonly onClose: () => void;
}

/** Takes lines into the form. Invalid lines stay in the field, each with its reason. */
export function PasteField({ articles, hasLines, faultId, onClose }: PasteFieldProps) {
  const { register } = useFormContext<Draft>();
  const told = useRef<HTMLDivElement>(null);
  const id = useId();
  const { pasteResult: result, learn } = articles;
  const isCurrent = hasLines || (articles.list.length > 0 && result?.refused.length === 0);
  // Lines of a draft leave the focus where it is.
  const [isAsked] = useState(!hasLines);
  useEffect(() => {
    if (isAsked) document.getElementById(id)?.focus();
    void learn();
  }, [learn, isAsked, id]);
  useEffect(() => {
    // The focus is on the summary when the form is sent.
    const isAdding = document.activeElement?.id === id;
    if (isAdding && result && result.refused.length > 0) told.current?.scrollIntoView({ block: 'nearest' });
  }, [result, id]);
  const add = () => {
    void articles.takePasted();
    document.getElementById(id)?.focus();
  };
  return (
    <div className={classNames.paste}>
      <div className="field">
        <label htmlFor={id}>Article number, size, quantity</label>
        <textarea
          {...register('pasted')}
          // The field is no part of the form: only valid lines are sent.
          form=""
          id={id}
          rows={4}
          spellCheck={false}
          aria-invalid={faultId ? true : undefined}
          aria-describedby={`${faultId ?? ''} ${id}-hint ${id}-result`}
        />
        <p className="hint" id={`${id}-hint`}>
          One line for each size, such as A101 9 24, or a table with the headings Article, Size and Quantity.
        </p>
      </div>
      <div className="buttons">
        <button
          className="button button-outlined"
          type="button"
          aria-disabled={!hasLines || undefined}
          onClick={() => hasLines && add()}
        >
          Add lines
        </button>
        <button className="button button-outlined" type="button" onClick={onClose}>
          Close
        </button>
      </div>
      <div ref={told} id={`${id}-result`} className={classNames.result} role="status">
        {result && isCurrent && <ResultText {...result} />}
      </div>
    </div>
  );
}

const ResultText = ({ added, refused }: Pasted) => (
  <>
    <p>
      {lineCount(added)} added. {refused.length > 0 && 'Correct what is left above and select Add lines:'}
    </p>
    {refused.length > 0 && (
      <ul className={classNames.refused}>
        {refused.map(({ text, reason }, place) => (
          <li
            // Lines may be equal.
            key={place}
          >
            <code>{text}</code> <span className="error-text">{reason}</span>
          </li>
        ))}
      </ul>
    )}
  </>
);
