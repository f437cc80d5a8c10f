import { assignmentProjectSchema } from '@erm/contracts/assignments';
import { skillsInput } from '@erm/contracts/skills';
import { listChangesQuery } from '@erm/contracts/changes';
import { ERROR_STATUS, failureSchema } from '@erm/contracts/errors';
import { ssoSessionBody } from '@erm/contracts/sso';
import { projectSchema } from '@erm/contracts/projects';
import { createProjectBody } from '@erm/contracts/project-edits';
import { scheduleProjectSchema, scheduleRowSchema } from '@erm/contracts/schedule';
import { shortGapsSchema, shortStepsSchema } from '@erm/contracts/short-staffing';
import { z } from 'zod';
import { describeFields, mapSchemas } from './describe-fields';
import { NOTES, SCHEMAS } from './schema-names';

/** A JSON Schema. Only the declared properties are read; the rest is passed through. */
export interface JsonSchema {
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  [keyword: string]: unknown;
}

type Direction = 'input' | 'output';

const REFERENCE = '#/components/schemas/';

/** Metadata of schemas beyond validation. Schemas with an ID are extracted under it. */
const metadata = z.registry<Record<string, unknown>>();
for (const [id, schema] of Object.entries(SCHEMAS)) metadata.add(schema, { id, ...NOTES[id] });
for (const { shape } of [projectSchema, assignmentProjectSchema, scheduleProjectSchema, createProjectBody])
  metadata.add(shape.name, { examples: ['Billing migration'] });
metadata.add(skillsInput, {
  description: 'A list, or text that separates them by commas, semicolons, line breaks, or tabs. At most 50.',
});
metadata.add(shortStepsSchema, { examples: [{ startDates: ['2026-03-02'], filled: [2] }] });
metadata.add(shortGapsSchema, {
  examples: [[{ skill: 'Go', startDates: ['2026-03-02'], endDates: ['2026-04-30'] }]],
});
metadata.add(scheduleRowSchema.shape.assigned, {
  examples: [
    [
      {
        projectId: '65f1c0a2b7d4e8f901234567',
        ids: ['65f1c0a2b7d4e8f901234568'],
        percentages: [50],
        roles: ['Developer'],
        startDates: ['2026-03-02'],
        endDates: ['2026-04-30'],
        versions: [1],
      },
    ],
  ],
});
metadata.add(ssoSessionBody.shape.code, { examples: ['eyJzdGF0ZSI6…'] });
metadata.add(ssoSessionBody.shape.verifier, { examples: ['dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk'] });
metadata.add(failureSchema.shape.code, {
  enum: Object.keys(ERROR_STATUS),
  description: 'Later versions may add values.',
});
for (const instant of [listChangesQuery.shape.from, listChangesQuery.shape.to])
  metadata.add(instant, { format: 'date-time', examples: ['2026-03-02T09:00:00Z'] });

/** Converts schemas, and collects those that have a name, to which the others refer. */
export class SchemaCollection {
  readonly components: Record<string, JsonSchema> = {};

  /** The schema of request data. Strict objects reject unknown keys. */
  input(schema: z.core.$ZodType): JsonSchema {
    return this.#convert(schema, 'input');
  }

  /** The schema of response data. Later versions may add keys, so unknown ones are allowed and ignored by clients. */
  output(schema: z.core.$ZodType): JsonSchema {
    return this.#convert(schema, 'output');
  }

  #convert(schema: z.core.$ZodType, io: Direction): JsonSchema {
    const { $schema: _dialect, $defs, ...root } = convert(schema, io);
    for (const [name, definition] of Object.entries($defs ?? {})) this.#add(name, definition);
    const name = metadata.get(schema)?.['id'];
    if (typeof name !== 'string') return finished(root);
    this.#add(name, root);
    return { $ref: REFERENCE + name };
  }

  #add(name: string, definition: JsonSchema): void {
    this.components[name] ??= finished(definition);
  }
}

function convert(schema: z.core.$ZodType, io: Direction) {
  return z.toJSONSchema(schema, {
    io,
    metadata,
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      const json = jsonSchema as JsonSchema;
      if (io === 'input') documentParsing(zodSchema, json);
      else documentResponse(zodSchema, json);
    },
  }) as JsonSchema & { $defs?: Record<string, JsonSchema> };
}

/** A parameter that is read as a number or a list is documented as that; text lists may be sent as text, too. */
function documentParsing({ _zod: { def } }: z.core.$ZodTypes, json: JsonSchema): void {
  if (def.type !== 'pipe' || !Array.isArray(json['anyOf'])) return;
  const target = (def.out as z.core.$ZodTypes)._zod.def.type;
  if (target !== 'number' && target !== 'array') return;
  const { $schema: _dialect, ...parsed } = convert(def.out, 'input');
  if (target === 'array' && isListOfUnknown(json['anyOf'] as JsonSchema[])) {
    json['anyOf'] = [parsed, { type: 'string' }];
  } else {
    delete json['anyOf'];
    Object.assign(json, parsed);
  }
}

/** The items of a list that may be text are unknown until it is split. */
function isListOfUnknown(alternatives: JsonSchema[]): boolean {
  return alternatives.some(({ items }) => items && Object.keys(items).length === 0);
}

/** Fallbacks for values that the server does not send exist for clients older than the server. */
function documentResponse({ _zod: { def } }: z.core.$ZodTypes, json: JsonSchema): void {
  delete json['default'];
  if (json['additionalProperties'] === false) delete json['additionalProperties'];
  if (def.type !== 'catch' || !Array.isArray(json['enum'])) return;
  json['enum'] = json['enum'].filter((value) => value !== 'other');
  json['description'] = 'Later versions may add values.';
}

function finished(schema: JsonSchema): JsonSchema {
  return describeFields(withReferences(schema));
}

function withReferences({ id: _name, $ref: reference, ...schema }: JsonSchema): JsonSchema {
  const inner = mapSchemas(schema, withReferences);
  return typeof reference === 'string' ? { ...inner, $ref: reference.replace('#/$defs/', REFERENCE) } : inner;
}
