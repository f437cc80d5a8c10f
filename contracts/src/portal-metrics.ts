// The API counts under these names, and the publisher reads them to judge a canary.

/** Loads of portals by `portal`, `version` and `attempt` (`first` or `retry`). One that crashes is loaded too. */
export const LOADS_METRIC = 'portal_loads_total';

/** Failures of portals by `portal`, `version`, `attempt`, and `kind` (`load`, `incompatible`, `crash`). */
export const FAILURES_METRIC = 'portal_failures_total';
