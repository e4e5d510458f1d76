/** What translators and extensions change in the page before React has adopted it: decision 028. */

const { records = [], observer } = window.foreignChanges ?? {};

/** The frame is adopted before the screen, whichever of them is ready first. */
let partsToAdopt = 2;

/** Whether anything was taken back. */
export let hasForeignChanges = false;

/** Takes back all changes outside what React has adopted, the last one first; then the page is as it was rendered. */
export function undoForeignChanges() {
  records.push(...(observer?.takeRecords() ?? []));
  for (const { target, oldValue, addedNodes, removedNodes, nextSibling } of records.splice(0).reverse()) {
    // React marks the nodes that it has adopted: its own changes stay.
    if (Object.keys(target).some((key) => key.startsWith('__react'))) continue;
    hasForeignChanges = true;
    // Without effect on elements.
    target.nodeValue = oldValue;
    for (const node of addedNodes) node.parentNode?.removeChild(node);
    for (const node of removedNodes) target.insertBefore(node, nextSibling);
  }
  observer?.takeRecords();
  partsToAdopt -= 1;
  if (partsToAdopt === 0) endWatch();
}

/** Nothing is left to be adopted. */
export const endWatch = () => observer?.disconnect();
