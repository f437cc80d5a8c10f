import { FIELDS } from './fields';
import type { JsonSchema } from './json-schema';

/**
 * Adds the descriptions of known field names (see `FIELDS`) at any depth. A schema's own description takes precedence.
 */
export function describeFields(schema: JsonSchema): JsonSchema {
  const described = mapSchemas(schema, describeFields);
  if (!described.properties) return described;
  const properties = Object.entries(described.properties).map(([name, field]) => [name, named(name, field)]);
  return { ...described, properties: Object.fromEntries(properties) as Record<string, JsonSchema> };
}

function named(name: string, field: JsonSchema): JsonSchema {
  const known = Object.hasOwn(FIELDS, name) ? FIELDS[name] : undefined;
  if (!known || field['enum'] || field['format']) return field;
  if (Array.isArray(field['anyOf']))
    return { ...field, anyOf: field['anyOf'].map((one: JsonSchema) => named(name, one)) };
  const types = [field['type']].flat();
  if (types.includes(known['type'])) return { ...known, ...field };
  if (known['type'] !== 'integer' || !types.includes('number')) return field;
  const type = types.map((one) => (one === 'number' ? 'integer' : one));
  return { ...known, ...field, type: type.length === 1 ? type[0] : type };
}

/** Applies a change to every schema directly within another. */
export function mapSchemas(schema: JsonSchema, change: (inner: JsonSchema) => JsonSchema): JsonSchema {
  const changed = { ...schema };
  for (const keyword of ['items', 'additionalProperties', 'propertyNames'] as const) {
    const inner = schema[keyword];
    if (isSchema(inner)) changed[keyword] = change(inner);
  }
  for (const keyword of ['anyOf', 'oneOf', 'allOf'] as const) {
    const inner = schema[keyword];
    if (Array.isArray(inner)) changed[keyword] = inner.map((one: JsonSchema) => change(one));
  }
  if (schema.properties) {
    const entries = Object.entries(schema.properties).map(([name, field]) => [name, change(field)]);
    changed.properties = Object.fromEntries(entries) as Record<string, JsonSchema>;
  }
  return changed;
}

function isSchema(value: unknown): value is JsonSchema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
