/** The options of a query whose answer is wanted whole: large enough for any realistic roster, project, or burst of changes. */
export const IN_ONE_ROUND_TRIP = { batchSize: 10_000 } as const;
