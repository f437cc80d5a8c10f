import { BSONRegExp } from 'bson';
import { CommandError, unsupported } from '../errors';
import { compileExpression } from '../expression/compile-expression';
import { truthy, type Variables } from '../expression/expression';
import { type Doc, isArray, isDoc } from '../values/kinds';
import { compileOperators, isOperatorDoc, type Reach } from './field-operators';
import { equals, onPath, type Predicate } from './predicates';
import { regExpTest } from './regex';

/** Turns a query into a function that says whether a document matches. */
export function compileFilter(filter: Doc, variables: Variables = new Map()): Predicate {
  const parts = Object.entries(filter).map(([name, value]) => compileClause(name, value, variables));
  const [only] = parts;
  return parts.length === 1 && only ? only : (doc) => parts.every((part) => part(doc));
}

function compileClause(name: string, value: unknown, variables: Variables): Predicate {
  switch (name) {
    case '$and': {
      const all = branches(name, value, variables);
      return (doc) => all.every((part) => part(doc));
    }
    case '$or': {
      const any = branches(name, value, variables);
      return (doc) => any.some((part) => part(doc));
    }
    case '$nor': {
      const none = branches(name, value, variables);
      return (doc) => !none.some((part) => part(doc));
    }
    case '$expr': {
      const expression = compileExpression(value, new Set(variables.keys()));
      return (doc) => truthy(expression({ root: doc, current: doc, variables }));
    }
    case '$comment':
      return () => true;
  }
  if (name.startsWith('$')) throw new CommandError(2, `unknown top level operator: ${name}`);
  return compileField(name, value, variables);
}

function branches(name: string, value: unknown, variables: Variables): Predicate[] {
  if (!isArray(value)) throw new CommandError(2, `${name} must be an array`);
  if (value.length === 0) throw new CommandError(2, '$and/$or/$nor must be a nonempty array');
  return value.map((branch) => {
    if (!isDoc(branch)) throw new CommandError(2, '$or/$and/$nor entries need to be full objects');
    return compileFilter(branch, variables);
  });
}

function compileField(path: string, value: unknown, variables: Variables): Predicate {
  const parts = path.split('.');
  if (path !== '' && parts.includes('')) throw unsupported(`A query path with an empty part ('${path}')`);
  const reach: Reach = (leafArray, test) => onPath(parts, leafArray, test);
  if (isOperatorDoc(value))
    return compileOperators(reach, value, (filter) => compileFilter(filter, variables));
  if (value instanceof BSONRegExp) return reach('expand', regExpTest(value));
  return reach('expand', equals(value));
}
