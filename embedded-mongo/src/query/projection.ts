import { CommandError } from '../errors';
import { compileExpression } from '../expression/compile-expression';
import { type Expression, evaluate, type Variables } from '../expression/expression';
import { operators } from '../expression/operators';
import { type Doc, getField, isArray, isDoc } from '../values/kinds';
import { isNumeric } from '../values/numbers';
import { fieldPath } from '../values/paths';

export type Transform = (doc: Doc) => Doc;

/** What is done to each field: kept, dropped, computed, or a node of a deeper path. */
type Node = Map<string, Leaf | Node>;
type Leaf = 'keep' | 'drop' | { readonly compute: Expression };

/** A projection of `find` or `$project`: the fields to keep (and compute), or the fields to drop. */
export function compileProjection(spec: Doc, variables: Variables): Transform {
  const root: Node = new Map();
  const names = new Set(variables.keys());
  addFields(root, spec, [], names, true);
  const excludes = isExclusion(root);
  if (excludes === undefined) return (doc) => doc;
  const idLeaf = root.get('_id');
  if (excludes) {
    if (idLeaf === 'keep') root.delete('_id');
    return (doc) => drop(doc, root) as Doc;
  }
  if (idLeaf === undefined) root.set('_id', 'keep');
  if (idLeaf === 'drop') root.delete('_id');
  return (doc) => compute(keep(doc, root), root, doc, variables) as Doc;
}

/** The first field decides, and the others must agree; `_id` alone may differ. */
function isExclusion(root: Node): boolean | undefined {
  let excludes: boolean | undefined;
  for (const [path, leaf] of leaves(root)) {
    if (path === '_id' && typeof leaf === 'string') continue;
    excludes ??= leaf === 'drop';
    if (excludes === (leaf === 'drop')) continue;
    if (!excludes)
      throw new CommandError(31254, `Cannot do exclusion on field ${path} in inclusion projection`);
    if (leaf === 'keep')
      throw new CommandError(31253, `Cannot do inclusion on field ${path} in exclusion projection`);
    throw new CommandError(31310, `Cannot use an expression ${path} in an exclusion projection`);
  }
  const id = root.get('_id');
  return excludes ?? (id === undefined ? undefined : id === 'drop');
}

/** The fields of `$addFields`: each is computed, the others stay. */
export function compileAddFields(spec: Doc, variables: Variables): Transform {
  const root: Node = new Map();
  addFields(root, spec, [], new Set(variables.keys()), false);
  return (doc) => compute(doc, root, doc, variables) as Doc;
}

function addFields(
  root: Node,
  spec: Doc,
  prefix: readonly string[],
  names: ReadonlySet<string>,
  flags: boolean,
): void {
  for (const [name, value] of Object.entries(spec)) {
    const parts = [...prefix, ...fieldPath(name)];
    if (isDoc(value) && !Object.keys(value)[0]?.startsWith('$')) {
      if (Object.keys(value).length === 0) {
        if (flags) throw new CommandError(51270, 'An empty sub-projection is not a valid value');
        throw new CommandError(
          40180,
          `an empty object is not a valid value. Found empty object at path ${name}`,
        );
      } else addFields(root, value, parts, names, flags);
    } else place(root, parts, leafOf(value, names, flags), flags);
  }
}

function leafOf(value: unknown, names: ReadonlySet<string>, flags: boolean): Leaf {
  if (flags && (typeof value === 'boolean' || isNumeric(value))) {
    return value === true || (value !== false && Number(value) !== 0) ? 'keep' : 'drop';
  }
  const [operator] = isDoc(value) ? Object.keys(value) : [];
  if (operator !== undefined && !Object.hasOwn(operators, operator)) {
    throw new CommandError(31325, `Unknown expression ${operator}`);
  }
  return { compute: compileExpression(value, names) };
}

function place(root: Node, parts: readonly string[], leaf: Leaf, isProjection: boolean): void {
  let node = root;
  for (const [index, part] of parts.entries()) {
    const known = node.get(part);
    const last = index === parts.length - 1;
    if (known !== undefined && (last || !(known instanceof Map))) {
      const code = isProjection ? (last ? 31250 : 31249) : 40176;
      throw new CommandError(code, `Path collision at ${parts.join('.')}`);
    }
    if (last) {
      node.set(part, leaf);
      return;
    }
    const next: Node = known instanceof Map ? known : new Map<string, Leaf | Node>();
    node.set(part, next);
    node = next;
  }
}

function* leaves(node: Node, prefix = ''): Generator<[string, Leaf]> {
  for (const [name, entry] of node) {
    if (entry instanceof Map) yield* leaves(entry, `${prefix}${name}.`);
    else yield [prefix + name, entry];
  }
}

function drop(value: unknown, node: Node): unknown {
  if (isArray(value)) return value.map((item) => drop(item, node));
  if (!isDoc(value)) return value;
  const result: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(value)) {
    const entry = node.get(name);
    if (entry instanceof Map) result[name] = drop(field, entry);
    else if (entry !== 'drop') result[name] = field;
  }
  return result;
}

function keep(doc: Doc, node: Node): Doc {
  const result: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(doc)) {
    const entry = node.get(name);
    if (entry === 'keep') result[name] = field;
    else if (entry instanceof Map) {
      const kept = keepNested(field, entry);
      if (kept !== undefined) result[name] = kept;
    }
  }
  return result;
}

function keepNested(value: unknown, node: Node): unknown {
  if (isDoc(value)) return keep(value, node);
  if (isArray(value)) return value.map((item) => keepNested(item, node)).filter((item) => item !== undefined);
  return isComputed(node) ? {} : undefined;
}

function isComputed(node: Node): boolean {
  return [...leaves(node)].some(([, leaf]) => typeof leaf === 'object');
}

/** Sets the computed fields; a path through an array sets them in each of its elements. */
function compute(target: unknown, node: Node, doc: Doc, variables: Variables): unknown {
  if (!isComputed(node)) return target;
  if (isArray(target)) return target.map((item) => compute(item, node, doc, variables));
  const result: Record<string, unknown> = isDoc(target) ? { ...target } : {};
  for (const [name, entry] of node) {
    const value =
      entry instanceof Map
        ? compute(getField(result, name), entry, doc, variables)
        : typeof entry === 'object'
          ? evaluate(entry.compute, doc, variables)
          : getField(result, name);
    if (value !== undefined) result[name] = value;
    else delete result[name];
  }
  return result;
}
