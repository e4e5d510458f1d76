/**
 * Keeps the page working while a translator or an extension changes what React has drawn. React removes and moves the
 * nodes that it made, and throws away the whole page when one of them is not where it was put. Decision 028.
 */

/** What stands in the place of a text that somebody has taken out: a translator's `<font>`. */
const standIns = new WeakMap<Node, ChildNode>();

/** Texts that were taken out. React goes on writing into them, and nobody would see it. */
const textWatch = new MutationObserver((records) => {
  for (const { target } of records) {
    if (target instanceof Text) putBack(target);
  }
});

/** The text in React's language takes its place again; a translator then translates it anew. */
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

  /** The node itself, or what stands in its place, if that is a child of the parent. */
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
