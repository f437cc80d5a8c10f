import { CommandError, unsupported } from '../errors';
import { compileStages } from '../aggregate/compile-stages';
import { parseStages, type PipelineContext } from '../aggregate/stage';
import { equal } from '../values/compare';
import { type Doc, getField, isArray, isDoc } from '../values/kinds';
import { modifiers, type Modifier } from './modifiers';
import { changePath, type PathChange } from './change-path';

/** Works out the new state of a document; `isInsert` when an upsert creates it. */
export type Update = (doc: Doc, isInsert: boolean) => Doc;

/** An update is a pipeline, a set of operators, or a whole new document. */
export function compileUpdate(
  spec: unknown,
  context: PipelineContext,
): { update: Update; isReplacement: boolean } {
  if (isArray(spec)) return { update: compilePipelineUpdate(spec, context), isReplacement: false };
  if (!isDoc(spec)) throw new CommandError(9, 'Update argument must be either an object or an array');
  if (Object.keys(spec)[0]?.startsWith('$'))
    return { update: keepId(compileModifiers(spec)), isReplacement: false };
  return { update: keepId(compileReplacement(spec)), isReplacement: true };
}

const pipelineStages = new Set(['$set', '$addFields', '$unset', '$project', '$replaceRoot']);

function compilePipelineUpdate(spec: readonly unknown[], context: PipelineContext): Update {
  const stages = parseStages(spec);
  const run = compileStages(stages, context);
  const wrong = stages.find(({ name }) => !pipelineStages.has(name));
  if (wrong) throw new CommandError(72, `${wrong.name} is not allowed to be used within an update`);
  return keepId((doc) => {
    const [result = doc] = run([doc]);
    return Object.hasOwn(result, '_id') ? result : { ...result, _id: getField(doc, '_id') };
  });
}

function compileReplacement(spec: Doc): Update {
  const wrong = Object.keys(spec).find((name) => name.startsWith('$'));
  if (wrong !== undefined)
    throw new CommandError(
      52,
      `The dollar ($) prefixed field '${wrong}' in '${wrong}' is not allowed in the context of an update's replacement document.`,
    );
  return (doc) => {
    const id = getField(doc, '_id');
    const { _id: wanted, ...rest } = spec;
    return id === undefined && wanted === undefined ? rest : { _id: wanted ?? id, ...rest };
  };
}

/** The `_id` comes first and never changes. */
function keepId(update: Update): Update {
  return (doc, isInsert) => {
    const result = update(doc, isInsert);
    const before = getField(doc, '_id');
    const after = getField(result, '_id');
    if (before !== undefined && (after === undefined || !equal(before, after))) {
      throw new CommandError(
        66,
        "Performing an update on the path '_id' would modify the immutable field '_id'",
      );
    }
    const { _id: _first, ...rest } = result;
    return after === undefined ? rest : { _id: after, ...rest };
  };
}

interface Step {
  readonly path: string;
  readonly parts: readonly string[];
  readonly name: string;
  readonly change: PathChange;
}

function compileModifiers(spec: Doc): Update {
  const steps = Object.entries(spec).flatMap(([name, fields]) => compileModifier(name, fields));
  assertNoConflict(steps);
  // New fields come in the order of their names, whatever the order in the update.
  steps.sort((a, b) => compareParts(a.parts, b.parts));
  return (doc, isInsert) =>
    steps
      .filter(({ name }) => isInsert || name !== '$setOnInsert')
      .reduce(
        (current, step) => changePath(current, step.parts, step.change, doc, step.name === '$unset'),
        doc,
      );
}

function compileModifier(name: string, fields: unknown): Step[] {
  const modifier: Modifier | undefined = Object.hasOwn(modifiers, name) ? modifiers[name] : undefined;
  if (!modifier)
    throw new CommandError(
      9,
      `Unknown modifier: ${name}. Expected a valid update modifier or pipeline-style update specified as an array`,
    );
  if (!isDoc(fields))
    throw new CommandError(
      9,
      `Modifiers operate on fields but we found another type for ${name}. For example: {$mod: {<field>: ...}}`,
    );
  return Object.entries(fields).map(([path, operand]) => {
    const parts = path.split('.');
    if (path === '') throw new CommandError(56, 'An empty update path is not valid.');
    if (parts.includes(''))
      throw new CommandError(
        56,
        `The update path '${path}' contains an empty field name, which is not allowed.`,
      );
    if (parts.some((part) => part === '$' || part.startsWith('$[')))
      throw unsupported(`A positional update path ('${path}')`);
    if (parts.some((part) => part.startsWith('$')))
      throw new CommandError(
        52,
        `The dollar ($) prefixed field '${path}' is not allowed in the context of an update`,
      );
    return { path, parts, name, change: modifier(operand, path) };
  });
}

function assertNoConflict(steps: readonly Step[]): void {
  const paths = steps.map(({ path }) => path).sort();
  const seen = new Set<string>();
  for (const path of paths) {
    const parents = path.split('.').map((_part, index, parts) => parts.slice(0, index + 1).join('.'));
    const clash = parents.find((parent) => seen.has(parent));
    if (clash !== undefined)
      throw new CommandError(40, `Updating the path '${path}' would create a conflict at '${clash}'`);
    seen.add(path);
  }
}

function compareParts(a: readonly string[], b: readonly string[]): number {
  for (const [index, part] of a.entries()) {
    const other = b[index];
    if (other === undefined) return 1;
    if (part === other) continue;
    const areNumbers = /^\d+$/.test(part) && /^\d+$/.test(other);
    return areNumbers ? Number(part) - Number(other) : part < other ? -1 : 1;
  }
  return -1;
}
