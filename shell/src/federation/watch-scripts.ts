import { FILE_LIMIT_SECONDS } from './file-requests';
import { isLoadedByShell } from './load-script';

const REFRESH_LIMIT_SECONDS = 5;

/*
 * Watches the scripts that portals load after their first screen, whatever tool built the portal. One that hangs fails
 * after a time limit. One that failed is loaded again by the next attempt, which the browser would otherwise answer with
 * the same rejected file or let wait for the same request.
 */
new MutationObserver((changes) => {
  for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
    if (node instanceof HTMLScriptElement && isPortalFile(node) && !isLoadedByShell(node)) watch(node);
  }
}).observe(document.head, { childList: true });

function watch(script: HTMLScriptElement): void {
  const timer = setTimeout(() => script.dispatchEvent(new Event('error')), FILE_LIMIT_SECONDS * 1000);
  script.addEventListener('load', () => clearTimeout(timer));
  script.addEventListener('error', () => {
    clearTimeout(timer);
    void refresh(script.src);
  });
}

/** Replaces the browser's cached response. If that fails, too, the next attempt reports it. */
async function refresh(url: string): Promise<void> {
  try {
    const signal = AbortSignal.timeout(REFRESH_LIMIT_SECONDS * 1000);
    const response = await fetch(url, { cache: 'reload', signal });
    await response.arrayBuffer();
  } catch {
    return;
  }
}

function isPortalFile({ src }: HTMLScriptElement): boolean {
  return URL.canParse(src) && new URL(src).pathname.startsWith('/portals/');
}
