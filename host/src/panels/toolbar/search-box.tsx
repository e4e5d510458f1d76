import Autocomplete from '@mui/material/Autocomplete';
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import { useState, type HTMLAttributes, type SyntheticEvent } from 'react';
import type { FlatNavItem } from 'shared-types';
import { searchPath } from 'shared-types/protocol/search-path';
import { useIsLinked } from '../../layout/left-out';
import { products } from '../../layout/site-links';
import { SearchIcon } from '../../theme/icons';
import { findEntries } from '../navigation/find-entries';
import { linkTo, NavText } from '../navigation/nav-text';

const label = 'Search pages';

/** Text of the specification. */
const noResults: FlatNavItem = { id: '', title: 'No results..', type: 'link', url: '', path: [] };

const productSearch = (text: string): FlatNavItem => ({
  id: 'product-search',
  title: `Search products for “${text}”`,
  type: 'link',
  url: searchPath(text),
  path: [],
});

const listbox = {
  'aria-label': 'Search results',
  'aria-labelledby': undefined,
  sx: { maxHeight: 'min(560px, 100dvh - 160px)' },
};

interface SearchBoxProps extends Pick<OutlinedInputProps, 'autoFocus'> {
  readonly items: readonly FlatNavItem[];
}

/** Finds pages by their titles while the visitor types. */
export function SearchBox({ items, ...field }: SearchBoxProps) {
  const [typed, setTyped] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const hasProducts = useIsLinked()(products);
  const text = typed.trim();
  const suggest = (all: readonly FlatNavItem[]) => {
    const found = findEntries(all, text);
    return [...(found.length > 0 ? found : [noResults]), ...(hasProducts ? [productSearch(text)] : [])];
  };
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
      filterOptions={suggest}
      getOptionLabel={({ title }) => title}
      getOptionKey={({ id }) => id}
      getOptionDisabled={(item) => item === noResults}
      onInputChange={(_, value, reason) => setTyped(reason === 'input' ? value : '')}
      onOpen={() => setIsOpen(true)}
      onClose={() => setIsOpen(false)}
      onChange={followByKey}
      renderOption={({ key, ...option }, item) => (
        <a key={key} {...(option as HTMLAttributes<HTMLAnchorElement>)} {...(item.url && linkTo(item))}>
          <NavText item={item} path={item.path} />
        </a>
      )}
      renderInput={({ id, slotProps: { input, htmlInput } }) => (
        <OutlinedInput
          {...input}
          {...field}
          id={id}
          fullWidth
          size="small"
          placeholder={label}
          startAdornment={<SearchIcon size={18} />}
          slotProps={{
            input: { ...htmlInput, 'aria-label': label },
          }}
        />
      )}
      slotProps={{ listbox }}
    />
  );
}

/** Enter follows the link of the chosen entry; a press on it does so by itself. */
function followByKey({ type, target }: SyntheticEvent) {
  if (type !== 'keydown' || !(target instanceof Element)) return;
  document.getElementById(target.getAttribute('aria-activedescendant') ?? '')?.click();
}
