// Separate from the endpoint, so that size-critical code can use them without loading the schemas.

/** Where the shell reports how the portals load. */
export const TELEMETRY_PATH = '/api/telemetry';

/** The events of one request. */
export const MAX_TELEMETRY_EVENTS = 20;

/** The longest load that can be reported. A load can take longer where a computer sleeps meanwhile. */
export const MAX_LOAD_MILLISECONDS = 600_000;
