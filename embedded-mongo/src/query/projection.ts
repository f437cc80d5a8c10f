import { CommandError, unsupported } from '../errors';
import { compileExpression } from '../expression/compile-expression';
import { evaluate, type Expression } from '../expression/expression';
import { operators } from '../expression/operators';
import { type Doc, isDoc, isNumber, isOperatorDoc, omitField } from '../values/kinds';
import { fieldName } from '../values/paths';

export type Transform = (doc: Doc) => Doc;

/** A projection of `find` or `$project`: the fields to keep (and compute), or the fields to drop. */
export function compileProjection(spec: Doc): Transform {
  const kept = new Set<string>();
  const dropped = new Set<string>();
  const computed: [string, Expression][] = [];
  for (const [path, value] of Object.entries(spec)) {
    const field = fieldName(path);
    if (typeof value !== 'boolean' && !isNumber(value))
      computed.push([field, compileField(field, value, 51270)]);
    else if (value) kept.add(field);
    else dropped.add(field);
  }
  if (isExclusion(spec)) return (doc) => pick(doc, (field) => !dropped.has(field));
  if (kept.size === 0 && computed.length === 0) return (doc) => doc;
  if (!dropped.has('_id')) kept.add('_id');
  return (doc) =>
    compute(
      pick(doc, (field) => kept.has(field)),
      computed,
      doc,
    );
}

/** The first field decides, and the others must agree; `_id` alone may differ. */
function isExclusion(spec: Doc): boolean {
  const excludes = (value: unknown) => value === false || value === 0;
  const [first, ...others] = Object.entries(spec).filter(([field]) => field !== '_id');
  if (!first) return excludes(spec['_id']);
  for (const [field, value] of others) {
    if (excludes(first[1]) === excludes(value)) continue;
    if (excludes(value))
      throw new CommandError(31254, `Cannot do exclusion on field ${field} in inclusion projection`);
    if (isDoc(value) || typeof value === 'string')
      throw new CommandError(31310, `Cannot use an expression ${field} in an exclusion projection`);
    throw new CommandError(31253, `Cannot do inclusion on field ${field} in exclusion projection`);
  }
  return excludes(first[1]);
}

/** The fields of `$addFields`: each is computed, the others stay. */
export function compileAddFields(spec: Doc): Transform {
  const computed = Object.entries(spec).map(([path, value]): [string, Expression] => {
    const field = fieldName(path);
    return [field, compileField(field, value, 40180)];
  });
  return (doc) => compute(doc, computed, doc);
}

function compileField(field: string, value: unknown, emptyCode: number): Expression {
  if (isOperatorDoc(value)) {
    const [operator = ''] = Object.keys(value);
    if (!Object.hasOwn(operators, operator)) throw new CommandError(31325, `Unknown expression ${operator}`);
  } else if (isDoc(value)) {
    if (Object.keys(value).length === 0)
      throw new CommandError(emptyCode, `An empty object is not a valid value. Found it at path ${field}`);
    throw unsupported(`A projection within a document ('${field}')`);
  }
  return compileExpression(value);
}

function pick(doc: Doc, wants: (field: string) => boolean): Doc {
  return Object.fromEntries(Object.entries(doc).filter(([field]) => wants(field)));
}

function compute(target: Doc, computed: readonly [string, Expression][], doc: Doc): Doc {
  return computed.reduce((result, [field, expression]) => {
    const value = evaluate(expression, doc);
    return value === undefined ? omitField(result, field) : { ...result, [field]: value };
  }, target);
}
