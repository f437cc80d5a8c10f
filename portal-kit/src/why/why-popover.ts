import { createLoadable } from '@erm/ui-kit/core';

/** The popover that answers, for screens on which something else than a number opens it. */
export const whyPopover = createLoadable(async () => (await import('./WhyPopover')).WhyPopover);

/** Only an engineer's answer, for what is a popover of its own. In the same file as the popover. */
export const loadAnswer = createLoadable(async () => (await import('./WhyPopover')).LoadAnswer);
