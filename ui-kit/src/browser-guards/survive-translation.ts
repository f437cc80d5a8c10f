/**
 * Keeps React working in a page that the browser translates. A translation wraps or replaces text nodes, and React then
 * fails when it removes such a node or inserts beside it (facebook/react#11538). These patches redirect it to the
 * wrapper.
 */
export function surviveTranslation(prototype: Node): void {
  const { removeChild, insertBefore } = prototype;
  prototype.removeChild = function removeFrom<Child extends Node>(this: Node, child: Child): Child {
    const placed = childOf(this, child);
    if (placed) removeChild.call(this, placed);
    return child;
  };
  prototype.insertBefore = function insertInto<Child extends Node>(
    this: Node,
    node: Child,
    next: Node | null,
  ): Child {
    return insertBefore.call(this, node, next && childOf(this, next)) as Child;
  };
}

/** The child of a parent that a node is in, null if a translation took the node out. */
function childOf(parent: Node, node: Node): Node | null {
  if (node.parentNode === null) return null;
  // Anything else is a mistake, which the browser reports.
  if (!parent.contains(node)) return node;
  let placed = node;
  while (placed.parentNode && placed.parentNode !== parent) placed = placed.parentNode;
  return placed;
}
