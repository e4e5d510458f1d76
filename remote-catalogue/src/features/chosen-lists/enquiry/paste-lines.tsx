import { useEffect, useId, useRef, useState, type SyntheticEvent } from 'react';
import { maxEnquiryItems, maxEnquiryLines } from 'shared-types/protocol/enquiry-limits';
import {
  articleFinder,
  pasteRefusal,
  pastedText,
  readPastedLines,
  remainingText,
  type RefusedLine,
} from 'shared-types/protocol/pasted-lines';
import { exampleOf } from 'shared-types/protocol/pasted-pairs';
import type { LineWithoutRoom } from '../../../model/chosen-articles';
import { chosenLists } from '../chosen-lists';
import type { RowsByNumber } from '../use-chosen-rows';
import classNames from './paste-lines.module.css';

interface PasteLinesProps {
  readonly rows: RowsByNumber;
  /** The catalogue was asked and may still answer. */
  readonly isLoading: boolean;
}

interface Result {
  readonly added: number;
  readonly refused: readonly Omit<RefusedLine, 'line'>[];
  readonly hasSums: boolean;
}

/** Takes lines of a spreadsheet into the list. What was not understood stays in the field, each line with its reason. */
export function PasteLines({ rows, isLoading }: PasteLinesProps) {
  const [text, setText] = useState('');
  const [result, setResult] = useState<Result>();
  const [tooLong, setTooLong] = useState<string>();
  const [isWaiting, setWaiting] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const told = useRef<HTMLDivElement>(null);
  const id = useId();
  const add = () => {
    setWaiting(false);
    const refusal = pasteRefusal(text);
    setTooLong(refusal);
    if (text.trim() === '' || refusal !== undefined) return;
    const read = readPastedLines(text, articleFinder(articlesOf(rows)));
    const withoutRoom = chosenLists.enquiry.addLines(read.lines);
    const refused = [...read.refused, ...withoutRoom.map(refusedLine)];
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
    if (isWaiting && !isLoading) add();
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the catalogue has answered or cannot
  }, [isWaiting, isLoading]);
  useEffect(() => {
    if (result && result.refused.length > 0) told.current?.scrollIntoView({ block: 'nearest' });
  }, [result]);
  return (
    <details className={`no-print ${classNames.paste}`}>
      <summary>Paste lines from a spreadsheet</summary>
      <div className="field">
        <label htmlFor={id}>Article number, size, quantity</label>
        <textarea
          ref={field}
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
          One line for each size{exampleIn(rows)}.
        </p>
      </div>
      <button
        className="button button-outlined"
        type="button"
        aria-disabled={text.trim() === '' || undefined}
        onClick={() => (isLoading ? setWaiting(text.trim() !== '') : add())}
      >
        Add lines
      </button>
      <div ref={told} id={`${id}-result`} className={classNames.result} role="status">
        {isWaiting && <p>Loading the articles…</p>}
        {tooLong !== undefined && <p className="error-text">{tooLong}</p>}
        {result && <ResultText {...result} />}
      </div>
    </details>
  );
}

const linesText = (count: number) => (count === 1 ? '1 line' : `${count} lines`);

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
        {linesText(added)} added. {hasSums && 'Quantities of the same size were added up. '}
        {refused.length > 0 &&
          `${linesText(refused.length)} not added. Correct the text above and select Add lines:`}
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

const noRoom = `The list is full (maximum ${maxEnquiryItems} articles and ${maxEnquiryLines} lines). Remove some first.`;

const refusedLine = ({ line, reason = noRoom }: LineWithoutRoom) => ({ text: pastedText(line), reason });

/** `undefined` if the catalogue cannot be reached. */
const articlesOf = (rows: RowsByNumber) =>
  rows.size === 0
    ? undefined
    : [...rows].map(([articleNo, { facts }]) => ({ articleNo, sizes: facts?.sizes ?? [] }));

/** An example of this catalogue, if it is known. */
const exampleIn = (rows: RowsByNumber): string =>
  articlesOf(rows)
    ?.slice(0, 1)
    .map((article) => `, such as ${exampleOf(article)}`)
    .join('') ?? '';
