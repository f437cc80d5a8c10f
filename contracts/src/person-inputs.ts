import { enumInput, integerInput } from './text';
import { textInput } from './text-input';
import { SENIORITIES } from './users';

export const MIN_NAME_LENGTH = 2;

export const nameInput = textInput('Name', 100);
export const departmentInput = textInput('Department', 100);
export const seniorityInput = enumInput(SENIORITIES, `Seniority must be one of ${SENIORITIES.join(', ')}`);
/** The percentage of full time that an engineer can work, from 0 to 100 (product-rules#validation). */
export const maxCapacityInput = integerInput('Max capacity', 0, 100);
