import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useState, type FocusEvent, type KeyboardEvent, type MouseEvent } from 'react';
import { Chevron } from './nav-row';
import { NavTree } from './nav-tree';
import type { NavbarStore } from './navbar-state';
import { useTree, type NavbarProps } from './use-navbar';

interface SideNavbarProps extends NavbarProps {
  readonly state: NavbarStore;
  readonly side: 'left' | 'right';
  /** True if the settings fold it. */
  readonly isFolded: boolean;
  readonly onFold: (isFolded: boolean) => void;
}

/** Time that a folded navbar stays open after pointer and focus have left it. */
const closeDelayMs = 150;

/** The navbar at a side of the window. Folded it has icons, and opens over the page while pointer or focus is in it. */
export function SideNavbar({ side, isFolded, onFold, ...props }: SideNavbarProps) {
  const tree = useTree(props);
  const [isUsed, setUsed] = useState(false);
  const isOpen = isUsed || !isFolded;
  const leave = ({ currentTarget }: MouseEvent) =>
    setUsed(currentTarget.querySelector(':focus-visible') !== null);
  const blur = ({ currentTarget, relatedTarget }: FocusEvent) =>
    setUsed(currentTarget.contains(relatedTarget) || currentTarget.matches(':hover'));
  /** The row that stays in the folded navbar keeps the focus. */
  const closeByKey = ({ key, target }: KeyboardEvent) => {
    if (key !== 'Escape' || !isFolded || !(target instanceof Element)) return;
    target.closest('[data-level="0"]')?.querySelector<HTMLElement>('a, button')?.focus();
    setUsed(false);
  };
  return (
    <Box
      className="no-print"
      sx={{ position: 'relative', height: 1 }}
      onMouseEnter={() => setUsed(true)}
      onMouseLeave={leave}
      onFocus={() => setUsed(true)}
      onBlur={blur}
      onKeyDown={closeByKey}
    >
      <Box
        sx={{
          position: 'absolute',
          insetBlock: 0,
          [side]: 0,
          width: isOpen ? 240 : 64,
          overflow: 'hidden auto',
          bgcolor: 'background.default',
          boxShadow: isFolded && isOpen ? 'var(--menu-shadow)' : 'none',
          border: '0 solid var(--line)',
          [side === 'left' ? 'borderRightWidth' : 'borderLeftWidth']: 1,
          transition: `width 120ms ${isOpen ? 0 : closeDelayMs}ms`,
          overscrollBehavior: 'contain',
          '& > *': { width: isOpen ? 'auto' : 240 },
          '& .MuiListSubheader-root, & .MuiListItemText-root': { opacity: isOpen ? 1 : 0 },
        }}
      >
        <Box
          sx={{
            display: 'flex',
            justifyContent: isOpen && side === 'left' ? 'end' : 'start',
            height: 64,
            p: 1.25,
            borderBottom: '1px solid var(--line)',
          }}
        >
          <IconButton
            aria-label={isFolded ? 'Keep the navigation open' : 'Fold the navigation'}
            onClick={() => onFold(!isFolded)}
          >
            <Chevron turn={isFolded === (side === 'left') ? '0deg' : '180deg'} />
          </IconButton>
        </Box>
        <NavTree {...tree} openIds={isOpen ? tree.openIds : []} />
      </Box>
    </Box>
  );
}
