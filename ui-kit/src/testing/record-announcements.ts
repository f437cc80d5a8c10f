import { onTestFinished } from 'vitest';

/** Records the announcements of polite regions from now on, in order, including repeated ones. */
export function recordAnnouncements(): readonly string[] {
  const announced: string[] = [];
  const observer = new MutationObserver((changes) => {
    for (const { target } of changes) {
      const element = target instanceof Element ? target : target.parentElement;
      const text = element?.closest('[aria-live="polite"]')?.textContent;
      if (text) announced.push(text);
    }
  });
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  onTestFinished(() => observer.disconnect());
  return announced;
}
