import { useForm, type DefaultValues, type FieldValues, type UseFormReturn } from 'react-hook-form';
import type { z } from 'zod/mini';
import { schemaResolver } from './schema-resolver';

/** A form for a schema of the contract. Its values are the schema's input, and it submits the schema's output. */
export function useSchemaForm<Input extends FieldValues, Output>(
  schema: z.core.$ZodType<Output, Input>,
  defaultValues: DefaultValues<Input>,
): UseFormReturn<Input, unknown, Output> {
  return useForm({ resolver: schemaResolver(schema), defaultValues });
}
