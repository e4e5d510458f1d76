import { useId } from 'react';
import { useIsLinked } from '../../../layout/left-out';
import { products } from '../../../layout/site-links';
import { searchPath } from 'shared-types/protocol/search-path';
import { CloseIcon, SearchIcon } from '../../../theme/icons';
import searchNames from '../../../layout/site-search.module.css';
import listNames from '../../../screen/suggestions.module.css';
import { SuggestionLink } from '../../../search/suggestion-link';
import { findItems } from '../find-items';
import type { NavigationEntry } from '../navigation-entry';
import classNames from './toolbar-search.module.css';
import { useToolbarSearch } from './use-toolbar-search';

/** Text of the specification. */
const noResults = 'No results..';

interface ToolbarSearchProps {
  /** All that the visitor may open. */
  readonly items: readonly NavigationEntry[];
  /** The current path: a change of it closes the search. */
  readonly path: string;
}

/** Finds pages by their titles while the visitor types. In a narrow window it is a button, and covers the toolbar when it is open. */
export function ToolbarSearch({ items, path }: ToolbarSearchProps) {
  const search = useToolbarSearch(path);
  const hasProducts = useIsLinked()(products);
  const id = useId();
  const text = search.text.trim();
  const found = findItems(items, text);
  const isShown = search.isOpen && text !== '';
  const isEmpty = isShown && found.length === 0;
  const optionId = (place: number) => `${id}${place}`;
  const option = (place: number) => ({
    id: optionId(place),
    isActive: place === search.place,
    onPoint: () => search.point(place),
    onOpen: search.leave,
  });
  const hasOptions = isShown && (found.length > 0 || hasProducts);
  return (
    <div className={classNames.search} {...search.rootProps}>
      <button
        className={`icon-button ${classNames.opener}`}
        type="button"
        aria-label="Search"
        {...search.openerProps}
      >
        <SearchIcon />
      </button>
      <div className={classNames.cover} role="search" data-open={search.isCovering || undefined}>
        <div className={`${searchNames.form} ${classNames.box}`}>
          <SearchIcon size={18} />
          <input
            className={searchNames.text}
            type="text"
            role="combobox"
            aria-label="Search pages"
            aria-autocomplete="list"
            aria-expanded={hasOptions}
            aria-controls={id}
            aria-activedescendant={hasOptions ? optionId(search.place) : undefined}
            aria-keyshortcuts="Control+K Meta+K"
            placeholder="Search pages"
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="go"
            {...search.inputProps}
          />
          <kbd className={classNames.key} aria-hidden="true">
            {keyName}
          </kbd>
        </div>
        <button
          className={`icon-button ${classNames.close}`}
          type="button"
          aria-label="Close search"
          onClick={search.close}
        >
          <CloseIcon />
        </button>
        <div className={`${listNames.list} ${classNames.results}`} hidden={!isShown}>
          <p className={classNames.empty} role="status">
            {isEmpty && noResults}
          </p>
          {/* A press in the list leaves the focus in the box. */}
          <div
            id={id}
            role="listbox"
            aria-label="Search results"
            tabIndex={-1}
            hidden={!hasOptions}
            onMouseDown={(event) => event.preventDefault()}
          >
            {isShown &&
              found.map(({ id: key, url, title, path: above, target }, place) => (
                <SuggestionLink
                  key={key}
                  {...option(place)}
                  suggestion={{ path: url, title, note: above.join(' › ') }}
                  target={target}
                />
              ))}
            {isShown && hasProducts && (
              <SuggestionLink
                {...option(found.length)}
                suggestion={{ path: searchPath(text), title: `Search products for “${text}”` }}
              />
            )}
          </div>
        </div>
      </div>
    </div>
  );
}

/** Name of the shortcut, as printed on the keyboard. */
const keyName = /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘ K' : 'Ctrl K';
