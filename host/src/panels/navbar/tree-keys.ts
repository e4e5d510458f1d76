/** Keys of the navigation tree. Tab goes through all of it; arrows are quicker. */
import type { KeyboardEvent } from 'react';
import { indexAfterKey } from '../../layout/menu-keys';

/** Links and buttons of the rows, in their order; closed rows are not in the page. */
const rowsIn = (tree: HTMLElement) => [...tree.querySelectorAll<HTMLElement>('[data-row]')];

const toggleOf = (row: HTMLElement) => row.parentElement?.querySelector('button[aria-expanded]');

const isOpen = (toggle: Element) => toggle.getAttribute('aria-expanded') === 'true';

/** The collapse that a row is in. */
const parentOf = (row: HTMLElement) =>
  row.closest('ul')?.parentElement?.querySelector<HTMLElement>(':scope > div > [data-row]');

/** Right opens a row, then goes to its first child. */
function goRight(row: HTMLElement) {
  const toggle = toggleOf(row);
  if (!(toggle instanceof HTMLElement)) return;
  if (isOpen(toggle)) row.closest('li')?.querySelector<HTMLElement>(':scope > ul [data-row]')?.focus();
  else toggle.click();
}

/** Left closes a row, or goes to the one above it. */
function goLeft(row: HTMLElement) {
  const toggle = toggleOf(row);
  if (toggle instanceof HTMLElement && isOpen(toggle)) toggle.click();
  else parentOf(row)?.focus();
}

/** Up, Down, Home and End move between rows; Right and Left open and close. */
export function moveByKey(event: KeyboardEvent<HTMLElement>) {
  const { key, target, currentTarget } = event;
  if (!(target instanceof HTMLElement) || event.altKey || event.ctrlKey || event.metaKey) return;
  const rows = rowsIn(currentTarget);
  // The button beside a link belongs to the link's row.
  const row = rows.find((one) => one.parentElement?.contains(target));
  if (!row) return;
  if (key === 'ArrowRight') goRight(row);
  else if (key === 'ArrowLeft') goLeft(row);
  else {
    const index = indexAfterKey(key, rows.indexOf(row), rows.length);
    if (index === undefined) return;
    rows[index]?.focus();
  }
  event.preventDefault();
}
