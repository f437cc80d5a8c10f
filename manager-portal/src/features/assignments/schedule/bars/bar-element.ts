/** The bar of an assignment, or the button that lists it if it has no bar of its own. */
export function barElement(assignmentId: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(
    `[data-cell="${assignmentId}"], [data-hides~="${assignmentId}"]`,
  );
}
