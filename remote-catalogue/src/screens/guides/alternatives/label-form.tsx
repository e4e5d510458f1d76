import type { FormEvent } from 'react';
import scripts from '../../../components/scripted.module.css';
import { alternativesAddress, alternativesPath } from '../../../model/equal-or-better/alternatives-address';
import type { AlternativesData } from './alternatives-data';
import classNames from './alternatives.module.css';

interface LabelFormProps {
  readonly data: AlternativesData;
  readonly onFind: (text: string) => void;
}

/** Asks for a marking, and says what is wrong with the last one. */
export function LabelForm({ data, onFind }: LabelFormProps) {
  const message = data.kind === 'unread' ? data.message : undefined;
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('marking');
    onFind(typeof typed === 'string' ? typed : '');
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
          <label htmlFor="marking">Marking on the other label</label>
          <input
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
              For example 4X43DP; X means not tested. Other markings need the name of their standard: EN 407
              413X4X, EN ISO 20471 class 2.
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
      {data.kind === 'ask' && data.examples.length > 0 && (
        <p className={`${classNames.examples} ${scripts.scripted}`}>
          Markings of our gloves:{' '}
          {data.examples.map((code) => (
            <a key={code} className="chip" href={alternativesAddress(code)}>
              {code}
            </a>
          ))}
        </p>
      )}
    </>
  );
}
