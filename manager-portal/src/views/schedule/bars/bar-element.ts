/** The bar of an assignment, or the button that lists it if it has no lane. */
export function barElement(assignmentId: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(
    `[data-cell="${assignmentId}"], [data-hides~="${assignmentId}"]`,
  );
}

/** The same, or the grid's tab stop if the assignment is gone. */
export function barOrTabStop(assignmentId: string): HTMLElement | null {
  return barElement(assignmentId) ?? document.querySelector('[role$="grid"] [data-row] [tabindex="0"]');
}
