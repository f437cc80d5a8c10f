import { z } from 'zod/mini';
import { daySpanSchema } from './day-span';

/**
 * The days of the entity that a request starts around, so that a view can scroll there. Null by default, because
 * instances of an earlier release omit it.
 */
export const aroundDaysSchema = z._default(z.nullable(daySpanSchema), null);
