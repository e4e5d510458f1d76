import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';

/** The places of the frame (`../layout/frame.tsx`), as selectors. */
const places = {
  firstNavbar: '[data-area=navbar]',
  toolbar: 'div[data-area=toolbar]',
  secondNavbar: '[data-area=toolbar] + [data-area=navbar]',
  leftPanel: '[data-panel=left]',
  rightPanel: '[data-panel=right]',
  account: 'header [data-account]',
  drawerAccount: 'header > dialog [data-account]',
  counts: 'header > .container',
  drawerCounts: 'header > dialog nav',
};

interface InAreaProps {
  readonly place: keyof typeof places;
  readonly children: ReactNode;
}

/** Draws into a place of the frame, in the theme of its area. */
export function InArea({ place, children }: InAreaProps) {
  const element = document.querySelector(`#root > ${places[place]}`);
  return element && createPortal(children, element);
}

/** Attribute of what the toolbar opens elsewhere in the document: it has the theme of the toolbar. */
export const ofToolbar = { 'data-of': 'toolbar' };
