/** The bar of an assignment, or the button that lists it if it has no bar of its own. */
export function barElement(assignmentId: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(
    `[data-cell="${assignmentId}"], [data-hides~="${assignmentId}"]`,
  );
}

/** The same, or what Tab reaches in the grid instead if the assignment is gone. */
export function barOrTabStop(assignmentId: string): HTMLElement | null {
  return barElement(assignmentId) ?? document.querySelector('[role$="grid"] [data-row] [tabindex="0"]');
}
