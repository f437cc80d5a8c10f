import { createLoadable } from '@erm/ui-kit/core';

/** The popover that answers, for screens on which something else than a number opens it. */
export const whyPopover = createLoadable(async () => (await import('./WhyPopover')).WhyPopover);
