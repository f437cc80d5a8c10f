import type { Operator } from './arguments';
import { arithmetic } from './arithmetic';
import { arrays } from './arrays';
import { comparison } from './comparison';
import { conditional } from './conditional';
import { objects } from './objects';
import { sets } from './sets';
import { strings } from './strings';

/** Every expression operator that the store knows. */
export const operators: Readonly<Record<string, Operator>> = {
  ...arithmetic,
  ...arrays,
  ...comparison,
  ...conditional,
  ...objects,
  ...sets,
  ...strings,
};
