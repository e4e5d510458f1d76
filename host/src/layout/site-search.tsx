import type { FormEvent } from 'react';
import { SearchIcon } from '../theme/icons';
import classNames from './site-search.module.css';

const searchLabel = 'Search Our Website...';

interface SiteSearchProps {
  /** Id of the text box, unique in the page. */
  readonly id: string;
  /** Name of the landmark, where a page shows more than one. */
  readonly landmark?: string;
  /** Takes the trimmed text, which is never empty; absent: the browser sends the form. */
  readonly onSearch?: ((text: string) => void) | undefined;
}

/** The site's search. Without scripts, the server answers with the address of the results. */
export function SiteSearch({ id, landmark, onSearch }: SiteSearchProps) {
  const search = (event: FormEvent<HTMLFormElement>) => {
    if (!onSearch) return;
    event.preventDefault();
    const form = event.currentTarget;
    const text = new FormData(form).get('q');
    if (typeof text !== 'string' || text.trim() === '') return;
    form.reset();
    onSearch(text.trim());
  };
  return (
    <form className={classNames.form} role="search" aria-label={landmark} action="/search" onSubmit={search}>
      <label className="visually-hidden" htmlFor={id}>
        {searchLabel}
      </label>
      <SearchIcon size={18} />
      <input
        className={classNames.text}
        id={id}
        name="q"
        type="text"
        placeholder={searchLabel}
        autoComplete="off"
        enterKeyHint="search"
      />
      <button className={classNames.submit} type="submit">
        Submit
      </button>
    </form>
  );
}
