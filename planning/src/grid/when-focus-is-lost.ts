/**
 * Calls back once the focus is lost: immediately, or when a menu or dialog that has it closes without returning it. Never
 * if another element has or gets it.
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
