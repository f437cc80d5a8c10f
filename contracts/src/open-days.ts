/** Stand-ins for an unknown start or end, so that days can still be compared. Shown as "N/A". */
export const OPEN_START = '0001-01-01';
export const OPEN_END = '9999-12-31';

/** Whether both days of a span are known. */
export const isClosed = ({ startDate, endDate }: { startDate: string; endDate: string }): boolean =>
  startDate !== OPEN_START && endDate !== OPEN_END;
