import type { SiteFile } from '@erm/portal-sdk/registry';
import { isSameOrigin } from '../page/same-origin';
import { verifyWith } from '../page/verify-with';
import { PortalFailure } from '../portals/portal-failure';

/**
 * Adds an element that loads a file to the page, and resolves once it has loaded.
 * @throws PortalFailure
 */
export function loadElement(element: HTMLLinkElement | HTMLScriptElement, file: SiteFile): Promise<void> {
  verifyWith(element, file);
  // A development server answers other origins only if they ask for that.
  if (!isSameOrigin(file.path)) element.crossOrigin = 'anonymous';
  const loaded = new Promise<void>((resolve, reject) => {
    element.addEventListener('load', () => resolve());
    // Browsers do not tell scripts which of the two it was.
    const problem = `${file.path} could not be loaded, or is not what was published`;
    element.addEventListener('error', () => reject(new PortalFailure('load', problem)));
  });
  document.head.append(element);
  return loaded;
}
