import { useEffect, useRef, type FormEvent } from 'react';
import form from '../../../components/form-row.module.css';
import { alternativesPath } from '../../../model/equal-or-better/alternatives-address';
import type { AlternativesData } from './alternatives-data';

interface LabelFormProps {
  readonly data: AlternativesData;
  readonly onFind: (text: string) => void;
}

/** Asks for a marking, and says what is wrong with the last one. */
export function LabelForm({ data, onFind }: LabelFormProps) {
  const message = data.kind === 'ask' ? data.message : undefined;
  const hint =
    message === undefined
      ? { id: 'marking-hint', className: 'hint' }
      : { id: 'marking-error', className: 'error-text' };
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // A visitor who is elsewhere by now is left there.
    const { activeElement } = document;
    const isFree =
      activeElement?.matches('body, h1, main') === true || field.current?.form?.contains(activeElement);
    if (message !== undefined && isFree) field.current?.focus();
  }, [message]);
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // The same marking again leads nowhere.
    if (message !== undefined) field.current?.focus();
    onFind(field.current?.value ?? '');
  };
  return (
    <form
      className={form.row}
      role="search"
      aria-label="Marking"
      action={alternativesPath}
      onSubmit={onSubmit}
    >
      <div className="field">
        <label htmlFor="marking">Marking or article number</label>
        <input
          ref={field}
          id="marking"
          name="marking"
          type="text"
          required
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          defaultValue={data.typed}
          aria-invalid={message !== undefined}
          aria-describedby={hint.id}
        />
      </div>
      <button type="submit">Find equal or better</button>
      <p {...hint}>
        {message ??
          'Example: 4X43DP (X = not tested). For other standards, enter the name first: EN 407 413X4X.'}
      </p>
    </form>
  );
}
