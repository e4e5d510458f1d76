/**
 * Gives the focus to the page's heading once the page is drawn anew, if nothing holds it then: it must never fall back to the top
 * of the document.
 */
export function focusHeadingIfLost(): void {
  requestAnimationFrame(() => {
    const holder = document.activeElement;
    if (holder !== null && holder !== document.body) return;
    const heading = document.querySelector<HTMLElement>('main h1');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus();
  });
}

/** Gives the focus to the button of the neighbouring list item, before that of this button goes away. */
export function focusNeighbour(button: Element): void {
  const item = button.closest('li');
  (item?.nextElementSibling ?? item?.previousElementSibling)?.querySelector('button')?.focus();
}
