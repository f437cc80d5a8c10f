import type { PageConfig } from '../page/page-config';
import type { WithOverride } from '../portals/registry';
import type { Overrides } from './overrides';

/** Puts what is active in this tab in the place of the published portal. */
export function overrideWith(overrides: Overrides, config: PageConfig): WithOverride {
  return async (published) => {
    const { active } = overrides.getState();
    if (!active) return published;
    try {
      // Hardly anybody ever needs it.
      const { replacePortal } = await import(/* webpackChunkName: "stand-in" */ './stand-in');
      const replaced = await replacePortal(active, published, config);
      if (!(replaced instanceof Error)) return replaced;
      overrides.refuse(replaced.message);
    } catch (error) {
      console.error(`${active.source} cannot replace the portal "${active.portal}"`, error);
      overrides.refuse(`${active.source} could not be read.`);
    }
    return published;
  };
}
