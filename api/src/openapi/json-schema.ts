import { z } from 'zod';

/** The parts of a JSON Schema that the document and its page use; the rest passes through. */
export interface JsonSchema {
  type?: string;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  enum?: unknown[];
  $ref?: string;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  [keyword: string]: unknown;
}

/** What a client may send. Strict objects reject other keys. */
export function inputSchema(schema: z.ZodType): JsonSchema {
  return withoutDialect(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }));
}

/** What the API returns. Later versions may add keys, so none are ruled out. */
export function outputSchema(schema: z.ZodType): JsonSchema {
  return withoutDialect(
    z.toJSONSchema(schema, {
      io: 'output',
      unrepresentable: 'any',
      override: ({ jsonSchema }) => {
        if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
      },
    }),
  );
}

/** OpenAPI 3.1 implies the dialect. */
function withoutDialect({ $schema: _dialect, ...schema }: object & { $schema?: unknown }): JsonSchema {
  return schema;
}
