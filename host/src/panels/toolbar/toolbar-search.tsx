import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import type { FlatNavItem } from 'shared-types';
import { SearchIcon } from '../../theme/icons';
import { SidePanel } from '../side-panel';
import { SearchBox } from './search-box';

interface ToolbarSearchProps {
  readonly isWide: boolean;
  /** All that the visitor may open. */
  readonly items: readonly FlatNavItem[];
}

/** The search of pages. In a narrow window it is a button, and covers the toolbar when it is open. */
export function ToolbarSearch({ isWide, items }: ToolbarSearchProps) {
  const [isOpen, setIsOpen] = useState(false);
  if (isWide)
    return (
      <Box role="search" sx={{ flex: '0 1 360px', mr: 'auto' }}>
        <SearchBox items={items} />
      </Box>
    );
  return (
    <>
      <IconButton
        aria-label="Search"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(true)}
      >
        <SearchIcon />
      </IconButton>
      {isOpen && (
        <SidePanel anchor="top" area="toolbar" title="Search pages" onClose={() => setIsOpen(false)}>
          <Box role="search" sx={{ px: 2.5, py: 1.25 }}>
            {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the visitor has just opened it to type */}
            <SearchBox items={items} autoFocus />
          </Box>
        </SidePanel>
      )}
    </>
  );
}
