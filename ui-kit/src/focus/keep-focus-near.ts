/**
 * A ref for what is removed by its own button. Unless something else takes the focus that the button had, it goes to the
 * dialog or page around.
 */
export const keepFocusNear = (box: HTMLElement | null) => () => {
  if (!box?.contains(document.activeElement)) return;
  const around = box.closest<HTMLElement>('main, [role$="dialog"]');
  // What comes instead may ask for the focus as it is rendered.
  queueMicrotask(() => {
    if (document.activeElement === document.body) around?.focus({ preventScroll: true });
  });
};
