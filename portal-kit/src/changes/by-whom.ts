import type { Change } from '@erm/contracts/changes';

type Actor = Change['actor'];

/** The author of a change in a message. */
export const byWhom = (actor: Actor, userId: string): string => (actor._id === userId ? 'you' : actor.name);

/** Title of a change that was not made in this tab. */
export const changedTitle = (actor: Actor, userId: string): string =>
  actor._id === userId ? 'You changed this elsewhere' : `Changed by ${actor.name}`;

/** Title of a deletion that was not made in this tab. */
export const deletedTitle = (actor: Actor, userId: string): string =>
  actor._id === userId ? 'You deleted this elsewhere' : `Deleted by ${actor.name}`;
