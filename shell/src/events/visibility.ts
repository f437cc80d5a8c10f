/** Calls back once the tab has been hidden for this long. */
export function watchVisibility(hiddenMs: number, onHidden: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const check = () => {
    clearTimeout(timer);
    if (document.hidden) timer = setTimeout(onHidden, hiddenMs);
  };
  check();
  document.addEventListener('visibilitychange', check);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', check);
  };
}

/** Resolves when the tab is visible, or the signal is aborted. */
export async function untilVisible(signal: AbortSignal): Promise<void> {
  if (!document.hidden || signal.aborted) return;
  await new Promise<void>((resolve) => {
    const check = () => {
      if (document.hidden && !signal.aborted) return;
      document.removeEventListener('visibilitychange', check);
      signal.removeEventListener('abort', check);
      resolve();
    };
    document.addEventListener('visibilitychange', check);
    signal.addEventListener('abort', check);
  });
}
