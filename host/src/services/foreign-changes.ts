/** Undoes what translators and browser extensions change in the page before it is hydrated: decision 028. */

/** Node renders the parts, too, and has no page. */
const { records = [], observer } = (typeof window === 'object' && window.foreignChanges) || {};

/** Header, footer and screen are each hydrated in a task of their own, after the page around them. */
let partsToAdopt = 3;

/** React marks the elements that it has adopted, and not every text in them. */
const isOfReact = (node: Node | null) =>
  node !== null && Object.keys(node).some((key) => key.startsWith('__react'));

/** True if a change was undone. */
export let hasForeignChanges = false;

/** Undoes all changes of nodes that React has not adopted, the last one first. Then the page is as it was rendered. */
export function undoForeignChanges() {
  records.push(...(observer?.takeRecords() ?? []));
  for (const { target, oldValue, addedNodes, removedNodes, nextSibling } of records.splice(0).reverse()) {
    if (isOfReact(target instanceof Element ? target : target.parentNode)) continue;
    hasForeignChanges = true;
    // Without effect on elements.
    target.nodeValue = oldValue;
    for (const node of addedNodes) node.parentNode?.removeChild(node);
    for (const node of removedNodes) target.insertBefore(node, nextSibling);
  }
  observer?.takeRecords();
}

/** Ends the watch with the last part: header and footer are adopted, and the screen is about to be. */
export function endPart() {
  partsToAdopt -= 1;
  if (partsToAdopt === 0) endWatch();
}

/** Stops watching. */
export const endWatch = () => observer?.disconnect();
