import Drawer from '@mui/material/Drawer';
import type { MouseEvent, ReactNode } from 'react';
import { PageIsHeard } from './page-is-heard';
import { useFocusBack } from './use-focus-back';

interface SideDrawerProps {
  readonly anchor: 'left' | 'right' | 'top';
  /** Width in CSS pixels, or one for each breakpoint. */
  readonly width?: number | string | Readonly<Record<string, number | string>>;
  readonly labels: { readonly 'aria-label': string } | { readonly 'aria-labelledby': string };
  /** The area whose theme it has. */
  readonly area?: 'navbar' | 'toolbar';
  /** True if the page beside it is not darkened. */
  readonly isPageSeen?: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A modal panel at an edge of the window, while it is drawn. Escape, a press beside it and a link in it close it. */
export function SideDrawer({
  anchor,
  width = 'auto',
  labels,
  area,
  isPageSeen = false,
  onClose,
  children,
}: SideDrawerProps) {
  useFocusBack();
  const closeByLink = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a')) onClose();
  };
  const paper = {
    ...labels,
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
      <PageIsHeard />
      {children}
    </Drawer>
  );
}
