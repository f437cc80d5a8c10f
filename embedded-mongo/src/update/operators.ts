import { CommandError } from '../errors';
import { assertExact } from '../values/integers';
import { type Doc, getField, isNumber, typeOf } from '../values/types';

/** Compiles an operator into a function from a field's value to its next one; `undefined` stands for no field. */
type UpdateOperator = (operand: unknown, field: string) => (value: unknown, doc: Doc) => unknown;

const increment: UpdateOperator = (operand, field) => {
  if (!isNumber(operand))
    throw new CommandError(
      14,
      `Cannot increment with non-numeric argument: {${field}: ${JSON.stringify(operand)}}`,
    );
  return (value, doc) => {
    if (value === undefined) return operand;
    if (isNumber(value)) return assertExact(value + operand, [value, operand]);
    throw new CommandError(
      14,
      `Cannot apply $inc to a value of non-numeric type. {_id: ${JSON.stringify(getField(doc, '_id'))}} has the field '${field}' of non-numeric type ${typeOf(value)}`,
    );
  };
};

export const updateOperators: Readonly<Record<string, UpdateOperator>> = {
  $set: (operand) => () => operand,
  $setOnInsert: (operand) => () => operand,
  $inc: increment,
};
