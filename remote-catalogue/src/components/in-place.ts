import type { MouseEvent } from 'react';

/** Does what a link leads to without leaving the page. A click that opens a tab or a window is the browser's. */
export function inPlace(event: MouseEvent<HTMLElement>, act: (link: HTMLElement) => void): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  act(event.currentTarget);
}
