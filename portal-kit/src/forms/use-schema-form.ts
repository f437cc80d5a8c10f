import { useForm, type DefaultValues, type FieldValues, type UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';
import { schemaResolver } from './schema-resolver';

/** A form over a schema of the contract: it holds what the schema takes and submits what the schema outputs. */
export function useSchemaForm<Input extends FieldValues, Output>(
  schema: z.ZodType<Output, Input>,
  defaultValues: DefaultValues<Input>,
): UseFormReturn<Input, unknown, Output> {
  return useForm({ resolver: schemaResolver(schema), defaultValues });
}
