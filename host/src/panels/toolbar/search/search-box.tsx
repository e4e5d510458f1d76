import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useState, type HTMLAttributes, type SyntheticEvent } from 'react';
import { searchPath } from 'shared-types/protocol/search-path';
import { useIsLinked } from '../../../layout/left-out';
import { products } from '../../../layout/site-links';
import { SearchIcon } from '../../../theme/icons';
import { EntryText, linkTo } from '../entry-text';
import { findEntries } from '../find-entries';
import type { NavigationEntry } from '../navigation-entry';

const label = 'Search pages';

/** Name of the shortcut, as printed on the keyboard. */
const keyName = /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘ K' : 'Ctrl K';

const keyStyle = {
  flex: 'none',
  px: 1,
  border: '1px solid var(--line)',
  borderRadius: 1,
  font: 'inherit',
  fontSize: '0.8125rem',
  '.Mui-focused > &': { display: 'none' },
};

/** Text of the specification. */
const noResults: NavigationEntry = { id: '', title: 'No results..', url: '', path: [] };

const productSearch = (text: string): NavigationEntry => ({
  id: 'product-search',
  title: `Search products for “${text}”`,
  url: searchPath(text),
  path: [],
});

export interface SearchBoxProps {
  /** All that the visitor may open. */
  readonly items: readonly NavigationEntry[];
  /** True if the box takes the focus when it is drawn. */
  readonly takesFocus?: boolean;
}

/** Finds pages by their titles while the visitor types. */
export function SearchBox({ items, takesFocus = false }: SearchBoxProps) {
  const [typed, setTyped] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const hasProducts = useIsLinked()(products);
  const text = typed.trim();
  return (
    <Autocomplete
      options={items}
      value={null}
      inputValue={typed}
      open={isOpen && text !== ''}
      autoHighlight
      disablePortal
      fullWidth
      clearOnEscape
      forcePopupIcon={false}
      filterOptions={(all) => {
        const found = findEntries(all, text);
        return [...(found.length > 0 ? found : [noResults]), ...(hasProducts ? [productSearch(text)] : [])];
      }}
      getOptionLabel={({ title }) => title}
      getOptionKey={({ id }) => id}
      getOptionDisabled={(entry) => entry === noResults}
      onInputChange={(_, value, reason) => setTyped(reason === 'input' ? value : '')}
      onOpen={() => setIsOpen(true)}
      onClose={() => setIsOpen(false)}
      onChange={followByKey}
      renderOption={({ key, ...option }, entry) => (
        <a key={key} {...(option as HTMLAttributes<HTMLAnchorElement>)} {...(entry.url && linkTo(entry))}>
          <EntryText entry={entry} />
        </a>
      )}
      renderInput={({ id, slotProps: { input, htmlInput } }) => (
        <OutlinedInput
          {...input}
          id={id}
          fullWidth
          size="small"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the visitor has just opened it to type
          autoFocus={takesFocus}
          placeholder={label}
          startAdornment={<SearchIcon size={18} />}
          endAdornment={
            takesFocus || (
              <Box component="kbd" aria-hidden="true" sx={keyStyle}>
                {keyName}
              </Box>
            )
          }
          slotProps={{
            input: { ...htmlInput, 'aria-label': label, 'aria-keyshortcuts': 'Control+K Meta+K' },
          }}
        />
      )}
      slotProps={{
        listbox: {
          'aria-label': 'Search results',
          'aria-labelledby': undefined,
          sx: { maxHeight: 'min(560px, 100dvh - 96px)' },
        },
      }}
    />
  );
}

/** Enter follows the link of the chosen entry; a press on it does so by itself. */
function followByKey({ type, target }: SyntheticEvent) {
  if (type !== 'keydown' || !(target instanceof Element)) return;
  document.getElementById(target.getAttribute('aria-activedescendant') ?? '')?.click();
}
