import { emailInput, newEmailInput } from '@erm/contracts/credentials';
import { nameInput } from '@erm/contracts/person-inputs';
import { InvalidArgumentError } from 'commander';
import type { z } from 'zod/mini';

/** Parses an argument by the contract's rule for the field. */
function argument(input: z.ZodMiniType<string>) {
  return (text: string): string => {
    const parsed = input.safeParse(text);
    if (parsed.success) return parsed.data;
    throw new InvalidArgumentError(parsed.error.issues.map(({ message }) => `${message}.`).join(' '));
  };
}

export const emailArgument = argument(emailInput);
export const newEmailArgument = argument(newEmailInput);
export const nameArgument = argument(nameInput);
