import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useState, type FocusEvent, type KeyboardEvent, type MouseEvent } from 'react';
import { Chevron } from './nav-row';
import { NavTree, type NavbarProps } from './nav-tree';

interface SideNavbarProps extends NavbarProps {
  readonly side: 'left' | 'right';
  /** True if the settings fold it. */
  readonly isFolded: boolean;
  readonly onFold: (isFolded: boolean) => void;
}

/** Time that a folded navbar stays open after pointer and focus have left it. */
const closeDelayMs = 150;

/** Pointer or focus in an element; Escape ends it until one of them comes back. */
function useIsUsed() {
  const [isUsed, setIsUsed] = useState(false);
  const use = () => setIsUsed(true);
  const handlers = {
    onMouseEnter: use,
    onMouseLeave: ({ currentTarget }: MouseEvent) =>
      setIsUsed(currentTarget.querySelector(':focus-visible') !== null),
    onFocus: use,
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
      setIsUsed(currentTarget.contains(relatedTarget) || currentTarget.matches(':hover')),
    onKeyDown: ({ key, target }: KeyboardEvent) => {
      if (key !== 'Escape' || !(target instanceof Element)) return;
      // The row that stays in the folded navbar keeps the focus.
      target.closest('[data-level="0"]')?.querySelector<HTMLElement>('a, button')?.focus();
      setIsUsed(false);
    },
  };
  return { isUsed, handlers };
}

/** The navbar at a side of the window. Folded it has icons, and opens over the page while pointer or focus is in it. */
export function SideNavbar({ side, isFolded, onFold, ...navigation }: SideNavbarProps) {
  const { isUsed, handlers } = useIsUsed();
  const isOpen = isUsed || !isFolded;
  const isLeft = side === 'left';
  const sheetStyle = {
    position: 'absolute',
    insetBlock: 0,
    [side]: 0,
    width: isOpen ? 240 : 64,
    overflow: 'hidden auto',
    bgcolor: 'background.default',
    boxShadow: isFolded && isOpen ? 'var(--menu-shadow)' : 'none',
    border: '0 solid var(--line)',
    [isLeft ? 'borderRightWidth' : 'borderLeftWidth']: 1,
    transition: `width 120ms ${isOpen ? 0 : closeDelayMs}ms`,
    overscrollBehavior: 'contain',
    '& > *': { width: isOpen ? 'auto' : 240 },
    '& .MuiListSubheader-root, & .MuiListItemText-root': { opacity: isOpen ? 1 : 0 },
  };
  return (
    <Box className="no-print" sx={{ position: 'relative', height: 1 }} {...(isFolded && handlers)}>
      <Box sx={sheetStyle}>
        <Box
          sx={{
            display: 'flex',
            justifyContent: isOpen && isLeft ? 'end' : 'start',
            height: 64,
            p: 1.25,
            borderBottom: '1px solid var(--line)',
          }}
        >
          <IconButton
            aria-label={isFolded ? 'Keep the navigation open' : 'Fold the navigation'}
            onClick={() => onFold(!isFolded)}
          >
            <Chevron turn={isFolded === isLeft ? '0deg' : '180deg'} />
          </IconButton>
        </Box>
        <NavTree {...navigation} shown={isOpen ? 'opened' : 'top'} />
      </Box>
    </Box>
  );
}
