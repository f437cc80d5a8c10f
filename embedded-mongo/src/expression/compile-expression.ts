import { CommandError } from '../errors';
import { type Doc, isArray, isDoc } from '../values/types';
import { fieldPath, readPath } from '../values/paths';
import type { Compile, Expression } from './expression';
import { operators } from './operators';

/** Compiles an aggregation expression. */
export function compileExpression(spec: unknown, variables: ReadonlySet<string> = new Set()): Expression {
  const compile: Compile = (nested, variable) =>
    compileExpression(nested, variable === undefined ? variables : new Set([...variables, variable]));
  if (typeof spec === 'string' && spec.startsWith('$')) return compileReference(spec, variables);
  if (isArray(spec)) {
    const items = spec.map((item) => compile(item));
    return (scope) => items.map((item) => item(scope) ?? null);
  }
  if (!isDoc(spec)) return () => spec;
  const [name] = Object.keys(spec);
  if (name?.startsWith('$')) return compileOperator(name, spec, compile);
  return compileObject(spec, compile);
}

function compileOperator(name: string, spec: Doc, compile: Compile): Expression {
  if (Object.keys(spec).length !== 1) {
    throw new CommandError(15983, 'An object representing an expression must have exactly one field');
  }
  const operator = Object.hasOwn(operators, name) ? operators[name] : undefined;
  if (!operator) throw new CommandError(168, `Unrecognized expression '${name}'`);
  return operator(spec[name], compile, name);
}

function compileObject(spec: Doc, compile: Compile): Expression {
  const fields = Object.entries(spec).map(([name, value]): [string, Expression] => {
    if (name.includes('.'))
      throw new CommandError(
        16412,
        `FieldPath field names may not contain '.'. Consider using $getField or $setField.`,
      );
    if (name.startsWith('$')) throw new CommandError(16410, `FieldPath field names may not start with '$'.`);
    return [name, compile(value)];
  });
  return (scope) => {
    const result: Record<string, unknown> = {};
    for (const [name, expression] of fields) {
      const value = expression(scope);
      if (value !== undefined) result[name] = value;
    }
    return result;
  };
}

/** `$field` reads the document, `$$name` a variable; either may continue with a path. */
function compileReference(spec: string, variables: ReadonlySet<string>): Expression {
  if (!spec.startsWith('$$')) {
    if (spec === '$') throw new CommandError(16872, "'$' by itself is not a valid FieldPath");
    const parts = fieldPath(spec.slice(1));
    return (scope) => readPath(scope.doc, parts);
  }
  const [name = '', ...rest] = spec.slice(2).split('.');
  const parts = rest.length > 0 ? fieldPath(rest.join('.')) : [];
  if (name === '') throw new CommandError(9, 'empty variable names are not allowed');
  if (!variables.has(name)) throw new CommandError(17276, `Use of undefined variable: ${name}`);
  return (scope) => readPath(scope.variables.get(name), parts);
}
