import { useEffect, useId, useRef, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { lineCount } from '../../model/article-count';
import type { Draft } from '../../model/draft';
import type { Pasted } from '../../model/pasted-lines';
import { focusOnce } from './focus-once';
import type { Articles } from './use-articles';
import adder from './add-article.module.css';
import classNames from './paste-lines.module.css';

interface PasteLinesProps {
  readonly articles: Articles;
  /** True if the form takes no further article: an open field stays, with the lines that found no room. */
  readonly isFull: boolean;
  /** Id of the message about lines that were not added, after an attempt to send. */
  readonly faultId: string | undefined;
}

/** A button that becomes a field for lines of a spreadsheet. Lines of a draft open it too. */
export function PasteLines({ articles, isFull, faultId }: PasteLinesProps) {
  const hasLines = useWatch<Draft, 'pasted'>({ name: 'pasted' }).trim() !== '';
  const [state, setState] = useState<'untouched' | 'open' | 'closed'>('untouched');
  if (hasLines && state !== 'open') setState('open');
  const close = () => {
    articles.paste('');
    setState('closed');
  };
  if (state === 'open') return <PasteField {...{ articles, hasLines, faultId }} onClose={close} />;
  if (isFull) return null;
  return (
    <button
      ref={state === 'closed' ? focusOnce : undefined}
      className={`link ${adder.open}`}
      type="button"
      onClick={() => setState('open')}
    >
      Paste lines from a spreadsheet
    </button>
  );
}

type PasteFieldProps = Omit<PasteLinesProps, 'isFull'> & {
  readonly hasLines: boolean;
  readonly onClose: () => void;
};

/** Takes lines into the form. Invalid lines stay in the field, each with its reason. */
function PasteField({ articles, hasLines, faultId, onClose }: PasteFieldProps) {
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
    articles.takePasted();
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
