import { createLoadable } from '@erm/ui-kit/core';

/** The popover that answers, for screens on which something else than a number opens it. */
export const whyPopover = createLoadable(async () => (await import('./WhyPopover')).WhyPopover);

/**
 * Contains only the answer for engineers, for callers with a popover of their own. In the same chunk as the popover.
 */
export const loadAnswer = createLoadable(async () => (await import('./WhyPopover')).LoadAnswer);
