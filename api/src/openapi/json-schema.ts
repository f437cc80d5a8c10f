import { z } from 'zod';

/** A JSON Schema. Only the declared properties are read; the rest is passed through. */
export interface JsonSchema {
  properties?: Record<string, JsonSchema>;
  required?: string[];
  [keyword: string]: unknown;
}

/** The schema of request data. Strict objects reject unknown keys. */
export function inputSchema(schema: z.core.$ZodType): JsonSchema {
  return withoutDialect(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }));
}

/** The schema of response data. Later versions may add keys, so unknown ones are allowed and ignored by clients. */
export function outputSchema(schema: z.core.$ZodType): JsonSchema {
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
