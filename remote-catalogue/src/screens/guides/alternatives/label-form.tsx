import { useRef, useState, type FormEvent } from 'react';
import scripts from '../../../components/scripted.module.css';
import { alternativesAddress, alternativesPath } from '../../../model/equal-or-better/alternatives-address';
import { askForMarking } from '../../../model/equal-or-better/ask-for-marking';
import type { AlternativesData } from './alternatives-data';
import classNames from './alternatives.module.css';

interface LabelFormProps {
  readonly data: AlternativesData;
  readonly onFind: (text: string) => void;
}

/** Asks for a marking, and says what is wrong with the last one. */
export function LabelForm({ data, onFind }: LabelFormProps) {
  const field = useRef<HTMLInputElement>(null);
  const [isBlank, setBlank] = useState(false);
  const message = messageFor(data, isBlank);
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = field.current?.value ?? '';
    setBlank(typed.trim() === '');
    if (typed.trim() === '') field.current?.focus();
    else onFind(typed);
  };
  return (
    <>
      <form
        className={`${classNames.form} ${scripts.scripted}`}
        role="search"
        aria-label="Marking"
        action={alternativesPath}
        noValidate
        onSubmit={onSubmit}
      >
        <div className="field">
          <label htmlFor="marking">Marking or article number</label>
          <input
            ref={field}
            id="marking"
            name="marking"
            type="text"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            defaultValue={data.kind === 'ask' ? '' : data.typed}
            aria-invalid={message !== undefined}
            aria-describedby={message === undefined ? 'marking-hint' : 'marking-error'}
          />
          {message === undefined ? (
            <p id="marking-hint" className="hint">
              Example: 4X43DP (X = not tested). For other standards, enter the name first: EN 407 413X4X.
            </p>
          ) : (
            <p id="marking-error" className="error-text" role="alert">
              {message}
            </p>
          )}
        </div>
        <button type="submit">Find equal or better</button>
      </form>
      <p className={classNames.needsScript}>
        This comparison needs JavaScript. Without it, each article’s page lists what is equal or better.{' '}
        <a href="/products/gloves">All gloves</a>
      </p>
      {data.kind !== 'found' && <Examples codes={data.examples} />}
    </>
  );
}

function messageFor(data: AlternativesData, isBlank: boolean): string | undefined {
  if (isBlank) return askForMarking;
  return data.kind === 'unread' ? data.message : undefined;
}

/** Markings to try. */
const Examples = ({ codes }: { readonly codes: readonly string[] }) =>
  codes.length > 0 && (
    <p className={`${classNames.examples} ${scripts.scripted}`}>
      Markings of our gloves:{' '}
      {codes.map((code) => (
        <a key={code} className="chip" href={alternativesAddress(code)}>
          {code}
        </a>
      ))}
    </p>
  );
