import { ignoreKeysWhileComposing } from './ignore-keys-while-composing';
import { surviveTranslation } from './survive-translation';

let guarded = false;

/**
 * Keeps a page working beside what browsers add to it: input methods and translations. Call it once before React
 * renders; later calls do nothing.
 */
export function guardBrowser(): void {
  if (guarded) return;
  guarded = true;
  ignoreKeysWhileComposing(window);
  surviveTranslation(Node.prototype);
}
