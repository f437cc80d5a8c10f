import { SENIORITIES } from '@erm/contracts/users';
import { capitalize } from '@erm/ui-kit/core';

/** What everybody is told who has created an account, by registering or by invitation. */
export const registrationTexts = {
  success: {
    title: 'Registration successful',
    description: 'Welcome to the Engineering Resource Management System!',
  },
  failure: { title: 'Registration failed', fallback: 'Something went wrong' },
};

export const seniorityOptions = SENIORITIES.map((value) => ({ value, label: capitalize(value) }));
