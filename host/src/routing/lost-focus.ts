/** Whether focus that a change of the page took away is placed anew. Never on the first load of a document. */

let isPlaced = false;

/** From now on: the visitor has acted within the document. */
export const beginToPlaceFocus = () => {
  isPlaced = true;
};

/**
 * Whether focus is the host's to place: nothing holds it.
 *
 * @param place one that only stands in for what is on its way, so that its focus is free as well
 */
export function isFocusFree(place?: Element | null): boolean {
  const holder = document.activeElement;
  return isPlaced && (holder === null || holder === document.body || holder === place);
}
