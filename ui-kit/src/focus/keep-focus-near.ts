/**
 * Ref for an element that its own button removes. Moves focus to the dialog or page around, unless something else takes
 * it.
 */
export const keepFocusNear = (box: HTMLElement | null) => () => {
  if (!box?.contains(document.activeElement)) return;
  const around = box.closest<HTMLElement>('main, [role$="dialog"]');
  // The replacement may take focus when it renders.
  queueMicrotask(() => {
    if (document.activeElement === document.body) around?.focus({ preventScroll: true });
  });
};
