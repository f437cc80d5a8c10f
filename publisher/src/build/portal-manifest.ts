import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { portalSchema } from '@erm/portal-sdk/registry';
import { z } from 'zod';
import { PublishError } from '../publish-error';

/** How a portal describes itself in its `portal.json`. The registry's schema checks the other values in detail. */
export const manifestSchema = z.object({
  // Folders are named after it.
  name: portalSchema.shape.name,
  label: z.string(),
  prefix: portalSchema.shape.prefix,
  role: z.enum(['manager', 'engineer']),
  home: z.string(),
  nav: z.array(z.object({ to: z.string(), label: z.string(), icon: z.string() })),
  prefetch: z.record(z.string(), z.array(z.string())),
  screens: z.optional(z.record(z.string(), z.array(z.string()))),
  /** Maximum size of what a page loads first, in bytes after gzip. */
  budget: z.int().positive(),
});
export type Manifest = z.infer<typeof manifestSchema>;

/**
 * Reads a JSON file of a build.
 * @throws PublishError when it is missing or has another shape
 */
export async function readJson<Value>(schema: z.ZodType<Value>, ...path: string[]): Promise<Value> {
  const file = join(...path);
  try {
    return schema.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch (error) {
    const reason = error instanceof z.ZodError ? z.prettifyError(error) : String(error);
    throw new PublishError(`${file} cannot be used: ${reason}`);
  }
}
