import { useEffect, useId, useRef, useState } from 'react';
import shared from '#content/form.json';
import { lineCount } from '../../model/article-count';
import type { Pasted } from '../../model/pasted-lines';
import type { Articles } from './use-articles';
import classNames from './paste-lines.module.css';

const labels = shared.paste;

interface PasteLinesProps {
  readonly articles: Articles;
  /** Id of the message about lines that were not added, after an attempt to send. */
  readonly faultId: string | undefined;
  readonly onClose: () => void;
}

/** Takes lines of a spreadsheet into the form. Invalid lines stay in the field, each with its reason. */
export function PasteLines({ articles, faultId, onClose }: PasteLinesProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const told = useRef<HTMLDivElement>(null);
  const id = useId();
  const { pasted: text, pasteResult: result, learn } = articles;
  // Lines of a draft open the field too, and leave the focus where it is.
  const [isAsked] = useState(text === '');
  useEffect(() => {
    if (isAsked) field.current?.focus();
    void learn();
  }, [learn, isAsked]);
  useEffect(() => {
    // The focus is on the summary when the form is sent.
    const isAdding = document.activeElement === field.current;
    if (isAdding && result && result.refused.length > 0) told.current?.scrollIntoView({ block: 'nearest' });
  }, [result]);
  const add = () => {
    if (text === '') return;
    articles.takePasted();
    field.current?.focus();
  };
  return (
    <div className={classNames.paste}>
      <div className="field">
        <label htmlFor={id}>{labels.label}</label>
        <textarea
          ref={field}
          // The field is no part of the form: only valid lines are sent.
          form=""
          id={id}
          rows={4}
          spellCheck={false}
          value={text}
          aria-invalid={faultId ? true : undefined}
          aria-describedby={`${faultId ?? ''} ${id}-hint ${id}-result`}
          onChange={({ target }) => articles.paste(target.value)}
        />
        <p className="hint" id={`${id}-hint`}>
          {labels.hint}
        </p>
      </div>
      <div className="buttons">
        <button
          className="button button-outlined"
          type="button"
          aria-disabled={text === '' || undefined}
          onClick={add}
        >
          {labels.add}
        </button>
        <button className="button button-outlined" type="button" onClick={onClose}>
          {labels.close}
        </button>
      </div>
      <div ref={told} id={`${id}-result`} className={classNames.result} role="status">
        {result && <ResultText {...result} />}
      </div>
    </div>
  );
}

const ResultText = ({ added, refused }: Pasted) => (
  <>
    <p>
      {lineCount(added)} {labels.added} {refused.length > 0 && labels.notAdded}
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
