import type { Change } from '@erm/contracts/changes';

type Actor = Change['actor'];

/** Who did something, as it is told to a user. */
export const byWhom = (actor: Actor, userId: string): string => (actor._id === userId ? 'you' : actor.name);

/** The title of a change that was not made in this tab, as it is told to a user. */
export const changedTitle = (actor: Actor, userId: string): string =>
  actor._id === userId ? 'You changed this elsewhere' : `Changed by ${actor.name}`;

/** The title of a deletion that was not made in this tab, as it is told to a user. */
export const deletedTitle = (actor: Actor, userId: string): string =>
  actor._id === userId ? 'You deleted this elsewhere' : `Deleted by ${actor.name}`;
