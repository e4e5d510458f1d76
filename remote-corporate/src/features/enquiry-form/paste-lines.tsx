import { useEffect, useId, useRef, useState, type SyntheticEvent } from 'react';
import {
  articleFinder,
  pasteRefusal,
  pastedText,
  readPastedLines,
  remainingText,
  type RefusedLine,
} from 'shared-types/protocol/pasted-lines';
import { exampleOf } from 'shared-types/protocol/pasted-pairs';
import shared from '#content/form.json';
import type { Articles } from './use-articles';
import classNames from './paste-lines.module.css';

const labels = shared.paste;

/** Nobody waits longer than this for the catalogue, in milliseconds. */
const longestWaitMs = 10_000;

interface PasteLinesProps {
  readonly articles: Articles;
  readonly onClose: () => void;
}

interface Result {
  readonly added: number;
  readonly refused: readonly Omit<RefusedLine, 'line'>[];
  readonly hasSums: boolean;
}

/** Takes lines of a spreadsheet into the form. What was not understood stays in the field, each line with its reason. */
export function PasteLines({ articles, onClose }: PasteLinesProps) {
  const [text, setText] = useState('');
  const [result, setResult] = useState<Result>();
  const [tooLong, setTooLong] = useState<string>();
  const [isWaiting, setWaiting] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const told = useRef<HTMLDivElement>(null);
  const id = useId();
  const { learn } = articles;
  const [isLearning, setLearning] = useState(articles.known === undefined);
  useEffect(() => {
    field.current?.focus();
    const stopWaiting = () => setLearning(false);
    const timer = setTimeout(stopWaiting, longestWaitMs);
    void learn().then(stopWaiting);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react/exhaustive-deps -- once, when it opens
  }, []);
  const add = () => {
    setWaiting(false);
    const refusal = pasteRefusal(text);
    setTooLong(refusal);
    if (text.trim() === '' || refusal !== undefined) return;
    const read = readPastedLines(text, articleFinder(articles.known?.values()));
    const withoutRoom = articles
      .addUp(read.lines)
      .map(({ line, reason = labels.noRoom }) => ({ text: pastedText(line), reason }));
    const refused = [...read.refused, ...withoutRoom];
    setText(remainingText(refused));
    setResult({ added: read.lines.length - withoutRoom.length, refused, hasSums: read.hasSums });
    field.current?.focus();
  };
  const takeIfShort = (event: SyntheticEvent<HTMLTextAreaElement>, more: DataTransfer) => {
    const { value, selectionStart, selectionEnd } = event.currentTarget;
    const refusal = pasteRefusal(
      value.slice(0, selectionStart) + more.getData('text') + value.slice(selectionEnd),
    );
    if (refusal !== undefined) event.preventDefault();
    setTooLong(refusal);
  };
  useEffect(() => {
    if (isWaiting && !isLearning) add();
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the catalogue has answered or cannot
  }, [isWaiting, isLearning]);
  useEffect(() => {
    if (result && result.refused.length > 0) told.current?.scrollIntoView({ block: 'nearest' });
  }, [result]);
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
          onPaste={(event) => takeIfShort(event, event.clipboardData)}
          onDrop={(event) => takeIfShort(event, event.dataTransfer)}
        />
        <p className="hint" id={`${id}-hint`}>
          {labels.hint}
          {exampleIn(articles)}.
        </p>
      </div>
      <div className="buttons">
        <button
          className="button button-outlined"
          type="button"
          aria-disabled={text.trim() === '' || undefined}
          onClick={() => (isLearning ? setWaiting(text.trim() !== '') : add())}
        >
          {labels.add}
        </button>
        <button className="button button-outlined" type="button" onClick={onClose}>
          {labels.close}
        </button>
      </div>
      <div ref={told} id={`${id}-result`} className={classNames.result} role="status">
        {isWaiting && <p>{labels.waiting}</p>}
        {tooLong !== undefined && <p className="error-text">{tooLong}</p>}
        {result && <ResultText {...result} />}
      </div>
    </div>
  );
}

/** An example of the catalogue, if it is known. */
function exampleIn({ known = new Map() }: Pick<Articles, 'known'>): string {
  const [article] = known.values();
  return article ? `, ${labels.example} ${exampleOf(article)}` : '';
}

const linesText = (count: number) => (count === 1 ? labels.line : `${count} ${labels.lines}`);

const longestShown = 80;

/** As much of a line as tells which it is. */
function beginningOf(text: string): string {
  const line = text.trim();
  return line.length > longestShown ? `${line.slice(0, longestShown)}…` : line;
}

function ResultText({ added, refused, hasSums }: Result) {
  return (
    <>
      <p>
        {linesText(added)} {labels.added} {hasSums && `${labels.summed} `}
        {refused.length > 0 && `${linesText(refused.length)} ${labels.notAdded}`}
      </p>
      {refused.length > 0 && (
        <ul className={classNames.refused}>
          {refused.map(({ text, reason }, place) => (
            <li
              // Lines may be equal.
              key={place}
            >
              <code>{beginningOf(text)}</code> <span className="error-text">{reason}</span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
