import { SearchIcon } from '../theme/icons';
import classNames from './site-search.module.css';

const searchLabel = 'Search Our Website...';

interface SiteSearchProps {
  /** Id of the text box, unique in the page. */
  readonly id: string;
  /** Name of the landmark, where a page shows more than one. */
  readonly landmark?: string;
}

/** The site's search. The deferred part goes to the results; before that, and without scripts, the server answers with their address. */
export const SiteSearch = ({ id, landmark }: SiteSearchProps) => (
  <form className={classNames.form} role="search" aria-label={landmark} action="/search">
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
