import { flushSync } from 'react-dom';

/**
 * Gives the focus to the first field of the list item, before a line of it goes away with its button.
 *
 * @param button of the line that goes away
 */
export const focusFirstField = (button: Element): void =>
  button.closest('li')?.querySelector<HTMLElement>('select, input')?.focus();

/**
 * Adds a line to a list item and gives the focus to the first of its two fields: the button may go away with the last line
 * that there can be.
 *
 * @param button that adds the line
 */
export function addLineWithFocus(button: Element, add: () => void): void {
  const item = button.closest('li');
  flushSync(add);
  [...(item?.querySelectorAll<HTMLElement>('select, input') ?? [])].at(-2)?.focus();
}

/**
 * Gives the focus to the button of the neighbouring list item, before this one goes away with its own.
 *
 * @param button in the item that goes away
 */
export function focusNeighbour(button: Element): void {
  const item = button.closest('li');
  const neighbour = [item?.nextElementSibling, item?.previousElementSibling]
    .map((other) => other?.querySelector('button'))
    .find((other) => other);
  neighbour?.focus();
}
