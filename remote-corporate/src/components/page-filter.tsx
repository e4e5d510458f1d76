import classNames from './page-filter.module.css';
import scripts from './scripted.module.css';

/** A page has one. */
const fieldId = 'page-filter';

type PageFilterProps = {
  /** Label of the field, and its hint. */
  label: string;
  query: string;
  /** Text about the number of results, announced without interrupting; empty while nothing is filtered. */
  status: string;
  onChange: (query: string) => void;
};

/** Field that filters a long page by a text. It is hidden without scripts: the whole page is there. */
export function PageFilter({ label, query, status, onChange }: PageFilterProps) {
  return (
    <div className={`no-print ${scripts.scripted} ${classNames.filter}`} role="search" aria-label={label}>
      <label className="visually-hidden" htmlFor={fieldId}>
        {label}
      </label>
      <svg className={classNames.icon} width={18} height={18} viewBox="0 0 20 20" aria-hidden="true">
        <path d="M13 13l5 5M14.6 8.3a6.3 6.3 0 1 1-12.6 0a6.3 6.3 0 0 1 12.6 0Z" />
      </svg>
      <input
        id={fieldId}
        value={query}
        placeholder={label}
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => onChange(target.value)}
        onKeyDown={({ key }) => key === 'Escape' && onChange('')}
      />
      <p className={`small muted ${classNames.status}`} role="status">
        {status}
      </p>
    </div>
  );
}

type NoMatchProps = {
  query: string;
  onClear: () => void;
};

/** Message in place of a list without a match. */
export function NoMatch({ query, onClear }: NoMatchProps) {
  const clear = () => {
    // The button goes away: its focus returns to the field.
    document.getElementById(fieldId)?.focus();
    onClear();
  };
  return (
    <div className={classNames.none}>
      <p>No results for “{query.trim()}” on this page.</p>
      <button className="button button-outlined" type="button" onClick={clear}>
        Clear filter
      </button>
    </div>
  );
}
