import { z } from 'zod/mini';
import { daySpanSchema } from './day-span';

/**
 * The days of what a request begins around, so that a view can lead there. Null by default, because an instance of an
 * earlier release does not say.
 */
export const aroundDaysSchema = z._default(z.nullable(daySpanSchema), null);
