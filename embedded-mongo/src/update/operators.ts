import { CommandError, unsupported } from '../errors';
import { exact } from '../expression/arithmetic';
import { type Doc, getField, isArray, isNumber, isOperatorDoc, kindOf } from '../values/kinds';

/** What happens to the value of a field; both sides are `undefined` where there is none. */
type UpdateOperator = (operand: unknown, field: string) => (value: unknown, doc: Doc) => unknown;

const increment: UpdateOperator = (operand, field) => {
  if (!isNumber(operand))
    throw new CommandError(
      14,
      `Cannot increment with non-numeric argument: {${field}: ${JSON.stringify(operand)}}`,
    );
  return (value, doc) => {
    if (value === undefined) return operand;
    if (isNumber(value)) return exact(value + operand, [value, operand]);
    throw new CommandError(
      14,
      `Cannot apply $inc to a value of non-numeric type. {_id: ${idText(doc)}} has the field '${field}' of non-numeric type ${kindOf(value)}`,
    );
  };
};

const push: UpdateOperator = (operand, field) => {
  if (isOperatorDoc(operand)) throw unsupported('$push with $each and other clauses');
  return (value, doc) => {
    if (value === undefined) return [operand];
    if (isArray(value)) return [...value, operand];
    throw new CommandError(
      2,
      `The field '${field}' must be an array but is of type ${kindOf(value)} in document {_id: ${idText(doc)}}`,
    );
  };
};

/** Every update operator that the store knows. */
export const updateOperators: Readonly<Record<string, UpdateOperator>> = {
  $set: (operand) => () => operand,
  $setOnInsert: (operand) => () => operand,
  $unset: () => () => undefined,
  $inc: increment,
  $push: push,
};

function idText(doc: Doc): string {
  return JSON.stringify(getField(doc, '_id')) ?? '';
}
