import { useEffect, useId, useRef, useState } from 'react';
import shared from '#content/form.json';
import { pasteLines, type Pasted } from '../../model/pasted-lines';
import type { Articles } from './use-articles';
import classNames from './paste-lines.module.css';

const labels = shared.paste;

interface PasteLinesProps {
  readonly articles: Articles;
  readonly onClose: () => void;
}

/** Takes lines of a spreadsheet into the form. What was not understood stays in the field, each line with its reason. */
export function PasteLines({ articles, onClose }: PasteLinesProps) {
  const [text, setText] = useState('');
  const [result, setResult] = useState<Pasted>();
  const field = useRef<HTMLTextAreaElement>(null);
  const told = useRef<HTMLDivElement>(null);
  const id = useId();
  const { learn } = articles;
  useEffect(() => {
    field.current?.focus();
    void learn();
  }, [learn]);
  useEffect(() => {
    if (result && result.refused.length > 0) told.current?.scrollIntoView({ block: 'nearest' });
  }, [result]);
  const add = () => {
    if (text.trim() === '') return;
    const pasted = pasteLines(text, articles);
    articles.replace(pasted.list);
    setText(pasted.rest);
    setResult(pasted);
    field.current?.focus();
  };
  return (
    <div className={classNames.paste}>
      <div className="field">
        <label htmlFor={id}>{labels.label}</label>
        <textarea
          ref={field}
          // It is no field of the form: only what was understood is sent.
          form=""
          id={id}
          rows={4}
          spellCheck={false}
          value={text}
          aria-describedby={`${id}-hint ${id}-result`}
          onChange={({ target }) => setText(target.value)}
        />
        <p className="hint" id={`${id}-hint`}>
          {labels.hint}
        </p>
      </div>
      <div className="buttons">
        <button
          className="button button-outlined"
          type="button"
          aria-disabled={text.trim() === '' || undefined}
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

const linesText = (count: number) => (count === 1 ? labels.line : `${count} ${labels.lines}`);

const ResultText = ({ added, refused }: Pasted) => (
  <>
    <p>
      {linesText(added)} {labels.added} {refused.length > 0 && labels.notAdded}
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
