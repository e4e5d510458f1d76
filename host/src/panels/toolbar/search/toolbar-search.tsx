import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useEffect, useRef, useState } from 'react';
import { CloseIcon, SearchIcon } from '../../../theme/icons';
import { wideWindow } from '../../navbar/navbar-areas';
import { SideDrawer } from '../../side-drawer';
import { SearchBox, type SearchBoxProps } from './search-box';

/** The search of pages. In a narrow window it is a button, and covers the toolbar when it is open. */
export function ToolbarSearch({ items }: Pick<SearchBoxProps, 'items'>) {
  const isWide = useMediaQuery(wideWindow, { noSsr: true });
  return isWide ? <WideSearch items={items} /> : <NarrowSearch items={items} />;
}

function WideSearch({ items }: SearchBoxProps) {
  const root = useRef<HTMLElement>(null);
  useKeyToSearch(() => root.current?.querySelector('input')?.focus());
  return (
    <Box ref={root} role="search" sx={{ flex: '0 1 360px', mr: 'auto' }}>
      <SearchBox items={items} />
    </Box>
  );
}

function NarrowSearch({ items }: SearchBoxProps) {
  const [isOpen, setIsOpen] = useState(false);
  const open = () => setIsOpen(true);
  const close = () => setIsOpen(false);
  useKeyToSearch(open);
  return (
    <>
      <IconButton aria-label="Search" aria-haspopup="dialog" aria-expanded={isOpen} onClick={open}>
        <SearchIcon />
      </IconButton>
      {isOpen && (
        <SideDrawer anchor="top" area="toolbar" labels={{ 'aria-label': 'Search pages' }} onClose={close}>
          <Box role="search" sx={{ display: 'flex', px: 2.5, py: 1.25 }}>
            <SearchBox items={items} takesFocus />
            <IconButton edge="end" aria-label="Close search" onClick={close}>
              <CloseIcon />
            </IconButton>
          </Box>
        </SideDrawer>
      )}
    </>
  );
}

/** Ctrl+K, and Cmd+K on a Mac, lead to the search from anywhere but an open dialog. */
function useKeyToSearch(open: () => void) {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const isKey = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey);
      if (!isKey || event.altKey || event.shiftKey || document.querySelector('dialog[open], [aria-modal]'))
        return;
      event.preventDefault();
      open();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  });
}
