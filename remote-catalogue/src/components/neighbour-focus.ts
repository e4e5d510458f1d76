/** Gives the focus to the button of the neighbouring list item, before that of this button goes away. */
export function focusNeighbour(button: Element): void {
  const item = button.closest('li');
  const neighbour = [item?.nextElementSibling, item?.previousElementSibling]
    .map((other) => other?.querySelector('button'))
    .find((other) => other);
  neighbour?.focus();
}
