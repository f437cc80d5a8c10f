import { z } from 'zod';

/** A JSON Schema. The document reads the named parts and passes the rest through. */
export interface JsonSchema {
  properties?: Record<string, JsonSchema>;
  required?: string[];
  [keyword: string]: unknown;
}

/** What a caller may send. Strict objects reject other keys. */
export function inputSchema(schema: z.ZodType): JsonSchema {
  return withoutDialect(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }));
}

/** What the API returns. A later version may add keys, so unknown ones are allowed, and clients ignore them. */
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

/** The dialect is OpenAPI 3.1's default. */
function withoutDialect({ $schema: _dialect, ...schema }: object & { $schema?: unknown }): JsonSchema {
  return schema;
}
