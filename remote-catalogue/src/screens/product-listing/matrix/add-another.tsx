import { useState, type FormEvent } from 'react';
import { articleNoPattern } from 'shared-types/protocol/article-number';
import classNames from './comparison.module.css';

interface AddAnotherProps {
  readonly numbers: readonly string[];
  readonly onAdd: (articleNo: string) => void;
}

/** A comparison needs a second article: its number is asked for. */
export function AddAnother({ numbers, onAdd }: AddAnotherProps) {
  const [fault, setFault] = useState<string>();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).getAll('compare').at(-1);
    const articleNo = typeof typed === 'string' ? typed.replaceAll(/\s/g, '') : '';
    const found = faultOf(articleNo, numbers);
    setFault(found);
    if (found === undefined) onAdd(articleNo);
  };
  return (
    <form className={classNames.add} action="/products" onSubmit={submit} noValidate>
      {numbers.map((number) => (
        <input key={number} type="hidden" name="compare" value={number} />
      ))}
      <div className="field">
        <label htmlFor="another-article">Article number to compare with</label>
        <input
          id="another-article"
          name="compare"
          autoComplete="off"
          {...(fault && { 'aria-invalid': true, 'aria-describedby': 'another-fault' })}
        />
        {fault && (
          <p className="error-text" id="another-fault">
            {fault}
          </p>
        )}
      </div>
      <button className="button" type="submit">
        Add
      </button>
      <p className="small">
        Or select Compare in the <a href="/products">list of all products</a>.
      </p>
    </form>
  );
}

/** What is wrong with a number, and what to write instead. */
function faultOf(articleNo: string, numbers: readonly string[]): string | undefined {
  if (!articleNoPattern.test(articleNo)) return 'Enter an article number such as A101.';
  const isThere = numbers.some((other) => other.toLowerCase() === articleNo.toLowerCase());
  return isThere ? `${articleNo} is already in the comparison. Enter another number.` : undefined;
}
