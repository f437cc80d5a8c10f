import { PortalFailure } from './portal-failure';
import { within } from './within';

/** Runs a script of this origin. A script that failed or took too long leaves the page again. */
export async function loadScript(src: string, limitSeconds: number): Promise<void> {
  const script = document.createElement('script');
  script.src = new URL(src, location.origin).href;
  const loaded = new Promise<void>((resolve, reject) => {
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => reject(new PortalFailure('load', `${src} could not be loaded`)));
  });
  document.head.append(script);
  try {
    await within(limitSeconds, loaded);
  } catch (error) {
    script.remove();
    throw error;
  }
}

/** Takes the scripts of one portal out of the page, so that a loader does not wait for one that failed. */
export function dropScripts(folder: string): void {
  for (const script of document.querySelectorAll<HTMLScriptElement>('script[src]')) {
    if (new URL(script.src).pathname.startsWith(folder)) script.remove();
  }
}
