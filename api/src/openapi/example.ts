import type { JsonSchema } from './json-schema';

/** An example value of a schema, built from the examples of its fields. Undefined if anything is allowed. */
export function exampleOf(schema: JsonSchema, components: Readonly<Record<string, JsonSchema>>): unknown {
  const {
    $ref: reference,
    examples,
    const: constant,
    enum: values,
    anyOf,
    oneOf,
    properties,
    items,
  } = schema;
  if (typeof reference === 'string') return exampleOf(components[reference.split('/').at(-1)!]!, components);
  if (Array.isArray(examples)) return examples[0];
  if (constant !== undefined) return constant;
  if (Array.isArray(values)) return values[0];
  const alternatives = anyOf ?? oneOf;
  if (Array.isArray(alternatives)) return exampleOf(alternatives[0] as JsonSchema, components);
  if (properties) {
    const fields = Object.entries(properties).map(([name, field]) => [name, exampleOf(field, components)]);
    return Object.fromEntries(fields.filter(([, value]) => value !== undefined));
  }
  switch ([schema['type']].flat()[0]) {
    case 'object':
      return {};
    case 'array':
      return items ? [exampleOf(items, components)] : [];
    case 'string':
      return 'text';
    case 'number':
    case 'integer':
      return schema['minimum'] ?? 0;
    case 'boolean':
      return false;
    default:
      return undefined;
  }
}
