/**
 * Keeps the page working while a translator or a browser extension changes what React has drawn. React throws the whole
 * page away when a node is not where React put it. Decision 028.
 */

/** Elements that replace removed texts, by text: a translator's `<font>`. */
const standIns = new WeakMap<Node, ChildNode>();

/** Watches removed texts: React still writes into them, and visitors would not see it. */
const textWatch = new MutationObserver((records) => {
  for (const { target } of records) {
    if (target instanceof Text) putBack(target);
  }
});

/** Puts React's text back; the translator then translates it again. */
function putBack(text: Text) {
  const standIn = standIns.get(text);
  if (text.isConnected || !standIn?.isConnected) return;
  standIns.delete(text);
  standIn.replaceWith(text);
}

const isFont = (node: Node | null): node is HTMLElement =>
  node instanceof HTMLElement && node.matches('font');

function note({ removedNodes, addedNodes, previousSibling, nextSibling }: MutationRecord) {
  const standIn = [...addedNodes, previousSibling, nextSibling].find(isFont);
  for (const node of removedNodes) {
    if (!(node instanceof Text) || node.isConnected || !standIn) continue;
    standIns.set(node, standIn);
    textWatch.observe(node, { characterData: true });
  }
}

const noteAll = (records: readonly MutationRecord[]) => records.forEach(note);

/** @param root all that React draws is below it */
export function tolerateForeignChanges(root: Node) {
  const watch = new MutationObserver(noteAll);
  watch.observe(root, { childList: true, subtree: true });

  /** The node or its replacement, whichever is a child of the parent. */
  const childOf = (parent: Node, node: Node): Node | undefined => {
    if (node.parentNode === parent) return node;
    noteAll(watch.takeRecords());
    const standIn = standIns.get(node);
    return standIn?.parentNode === parent ? standIn : undefined;
  };

  /* oxlint-disable typescript/unbound-method -- both are called with their node */
  const { removeChild, insertBefore } = Node.prototype;
  /* oxlint-enable typescript/unbound-method */
  Node.prototype.removeChild = function <Child extends Node>(this: Node, node: Child): Child {
    const child = childOf(this, node);
    if (child) removeChild.call(this, child);
    return node;
  };
  Node.prototype.insertBefore = function <Child extends Node>(
    this: Node,
    node: Child,
    before: Node | null,
  ): Child {
    insertBefore.call(this, node, before && (childOf(this, before) ?? null));
    return node;
  };
}
