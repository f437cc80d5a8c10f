/**
 * Calls back once nothing has the focus: at once, or when a menu or dialog closes that has it and does not give it back to
 * anything. Never if something else has it, or gets it.
 */
export function whenFocusIsLost(then: () => void): void {
  const isFree = () => document.activeElement === document.body;
  const isAbove = () => Boolean(document.activeElement?.closest('[data-floating-ui-portal]'));
  if (isFree()) {
    then();
    return;
  }
  if (!isAbove()) return;
  const observer = new MutationObserver(() => {
    if (isAbove()) return;
    observer.disconnect();
    if (isFree()) then();
  });
  observer.observe(document.body, { childList: true, subtree: true });
}
