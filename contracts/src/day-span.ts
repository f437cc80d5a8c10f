import { z } from 'zod/mini';
import { calendarDaySchema } from './calendar-day';

/** A range of days in a response, both ends included. */
export const daySpanSchema = z.object({ startDate: calendarDaySchema, endDate: calendarDaySchema });

/** Days in a row with the same load, in percent of a full-time day. */
export const loadStepSchema = z.extend(daySpanSchema, { load: z.number() });
