/** The toast when something cannot be taken yet, because the answer to the last change would meet what is held. */
export const STILL_SAVING = {
  kind: 'info',
  title: 'Still saving',
  description: 'The last change is being saved. Try again in a moment.',
} as const;
