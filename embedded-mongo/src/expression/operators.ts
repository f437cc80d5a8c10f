import type { Operator } from './arguments';
import { arithmetic } from './arithmetic';
import { logic } from './logic';
import { map } from './map';

export const operators: Readonly<Record<string, Operator>> = { ...arithmetic, ...logic, $map: map };
