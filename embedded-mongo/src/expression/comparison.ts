import { compare } from '../values/compare';
import { argumentList, fixed, type Operator } from './arguments';
import { truthy } from './expression';

const byOrder = (accepts: (order: number) => boolean): Operator =>
  fixed(2, ([a, b]) => accepts(compare(a, b)));

export const comparison: Record<string, Operator> = {
  $eq: byOrder((order) => order === 0),
  $ne: byOrder((order) => order !== 0),
  $gt: byOrder((order) => order > 0),
  $gte: byOrder((order) => order >= 0),
  $lt: byOrder((order) => order < 0),
  $lte: byOrder((order) => order <= 0),
  $and: (operand, compile) => {
    const list = argumentList(operand, compile);
    return (scope) => list.every((item) => truthy(item(scope)));
  },
  $or: (operand, compile) => {
    const list = argumentList(operand, compile);
    return (scope) => list.some((item) => truthy(item(scope)));
  },
  $not: fixed(1, ([value]) => !truthy(value)),
};
