import { z } from 'zod/mini';
import { enumInput } from './text';

const FORMS = ['full', 'short'] as const;

/** How rows are written: with all their fields, or in less data. A server of an earlier release answers in full. */
export const formParam = z._default(enumInput(FORMS, `form must be one of ${FORMS.join(', ')}`), 'full');
