import { CommandError, unsupported } from '../errors';
import { compileExpression } from '../expression/compile-expression';
import { evaluate, type Expression } from '../expression/expression';
import { fieldName } from '../values/paths';
import { type Doc, isDoc, isOperatorDoc, omitField } from '../values/types';

/** Compiles the fields of `$addFields`: each is computed, the others stay. */
export function compileAddFields(spec: Doc): (doc: Doc) => Doc {
  const fields = Object.entries(spec).map(([path, value]): [string, Expression] => {
    const field = fieldName(path);
    assertExpression(field, value);
    return [field, compileExpression(value)];
  });
  return (doc) =>
    fields.reduce((result, [field, expression]) => {
      const value = evaluate(expression, doc);
      return value === undefined ? omitField(result, field) : { ...result, [field]: value };
    }, doc);
}

function assertExpression(field: string, value: unknown): void {
  if (!isDoc(value) || isOperatorDoc(value)) return;
  if (Object.keys(value).length === 0)
    throw new CommandError(40180, `An empty object is not a valid value. Found it at path ${field}`);
  throw unsupported(`A computed field within a document ('${field}')`);
}
