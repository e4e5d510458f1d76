import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useState, type MouseEvent, type ReactNode } from 'react';
import { focusNewView } from '../routing/arrival';
import { CloseIcon } from '../theme/icons';

interface SidePanelProps {
  readonly title: string;
  readonly anchor?: 'left' | 'right' | 'top';
  /** Width in CSS pixels, or one for each breakpoint. */
  readonly width?: number | string | Readonly<Record<string, number | string>>;
  /** The area whose theme it has. */
  readonly area?: 'navbar' | 'toolbar';
  /** True if the page beside it is not darkened. */
  readonly isPageSeen?: boolean;
  readonly onClose: () => void;
  /** The content; it has no gutter of its own. */
  readonly children: ReactNode;
}

const headStyle = {
  position: 'sticky',
  top: 0,
  zIndex: 1,
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  justifyContent: 'space-between',
  height: 68,
  pl: 2.5,
  pr: 1.25,
  borderBottom: '1px solid var(--line)',
  bgcolor: 'background.paper',
};

/** A modal panel at an edge of the window, with a heading. Escape, a press beside it and a link in it close it. */
export function SidePanel({ title, anchor = 'right', width = 'auto', ...props }: SidePanelProps) {
  const { area, isPageSeen = false, onClose, children } = props;
  const titleId = useId();
  const closeByLink = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a')) onClose();
  };
  const paper = {
    'aria-labelledby': titleId,
    onClick: closeByLink,
    sx: { width, maxWidth: '100vw', overflowY: anchor === 'top' ? 'visible' : 'auto' },
  };
  return (
    <Drawer
      open
      anchor={anchor}
      data-of={area}
      disableRestoreFocus
      onClose={onClose}
      slotProps={{ paper, backdrop: { invisible: isPageSeen }, transition: { appear: true } }}
    >
      <FocusBack />
      <Box sx={headStyle}>
        <Typography variant="h2" id={titleId} sx={{ fontSize: '1.25rem' }}>
          {title}
        </Typography>
        <IconButton aria-label="Close" onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </Box>
      {children}
    </Drawer>
  );
}

/** Stands in a modal. Gives the focus back to where it was, or to the heading of the page that a link has led to. */
function FocusBack() {
  const [{ origin, path }] = useState(() => ({ origin: document.activeElement, path: location.pathname }));
  useEffect(() => {
    // MUI hides the page from assistive technology, with the live regions that say messages. A modal panel need not.
    document.getElementById('root')?.removeAttribute('aria-hidden');
    return () => {
      if (location.pathname === path && origin instanceof HTMLElement && origin.isConnected) origin.focus();
      else focusNewView(location.hash);
    };
  }, [origin, path]);
  return null;
}
