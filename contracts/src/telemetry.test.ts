import { describe, expect, it } from 'vitest';
import { toIssues } from './errors';
import { MAX_LOAD_MILLISECONDS, MAX_TELEMETRY_EVENTS } from './telemetry-limits';
import { telemetryBody, type TelemetryEvent } from './telemetry';

const shared = { portal: 'manager', version: '0.1.0-2dddfa9c', retry: false } as const;
const loaded: TelemetryEvent = { ...shared, outcome: 'loaded', milliseconds: 312 };
const failed: TelemetryEvent = { ...shared, outcome: 'failed', kind: 'load' };

const issuesOf = (...events: unknown[]): string[] => {
  const { error } = telemetryBody.safeParse({ events });
  return error ? toIssues(error).map(({ path, message }) => `${path}: ${message}`) : [];
};

const EVENTS = `events: events must be a list of 1 to ${MAX_TELEMETRY_EVENTS} events`;

describe('a report of telemetry', () => {
  it('holds loads with their milliseconds, and failures with their kind', () => {
    expect(issuesOf(loaded, { ...loaded, milliseconds: MAX_LOAD_MILLISECONDS, retry: true })).toEqual([]);
    expect(issuesOf(failed, { ...failed, kind: 'incompatible' }, { ...failed, kind: 'crash' })).toEqual([]);
  });

  it('names portals with digits and dashes', () => {
    expect(issuesOf({ ...loaded, portal: 'cost-2' }, { ...loaded, portal: 'x'.repeat(64) })).toEqual([]);
  });

  it('holds at least one event and at most twenty', () => {
    expect(issuesOf()).toEqual([EVENTS]);
    expect(issuesOf(...Array.from({ length: MAX_TELEMETRY_EVENTS }, () => loaded))).toEqual([]);
    expect(issuesOf(...Array.from({ length: MAX_TELEMETRY_EVENTS + 1 }, () => loaded))).toEqual([EVENTS]);
    expect(telemetryBody.safeParse({ events: 'all' }).success).toBe(false);
  });

  it.each<[object, string]>([
    [{ ...loaded, portal: '../manager' }, 'events.0.portal: portal must be the name of a portal'],
    [{ ...loaded, portal: 'cost--2' }, 'events.0.portal: portal must be the name of a portal'],
    [{ ...loaded, portal: 'x'.repeat(65) }, 'events.0.portal: portal must be the name of a portal'],
    [{ ...loaded, version: '1".0' }, 'events.0.version: version must be the version of a release'],
    [
      { ...loaded, version: `1${'.0'.repeat(32)}` },
      'events.0.version: version must be the version of a release',
    ],
    [
      { ...loaded, milliseconds: -1 },
      'events.0.milliseconds: milliseconds must be a whole number from 0 to 600000',
    ],
    [
      { ...loaded, milliseconds: 0.5 },
      'events.0.milliseconds: milliseconds must be a whole number from 0 to 600000',
    ],
    [{ ...failed, kind: 'sad' }, 'events.0.kind: kind must be one of load, incompatible, crash'],
    [{ ...failed, retry: 1 }, 'events.0.retry: retry must be true or false'],
    [{ ...failed, outcome: 'unknown' }, 'events.0.outcome: outcome must be loaded or failed'],
    [{ ...failed, message: 'of a person' }, 'events.0.message: Unknown field "message"'],
    [{ ...loaded, kind: 'load' }, 'events.0.kind: Unknown field "kind"'],
  ])('refuses %j', (event, issue) => {
    expect(issuesOf(event)).toEqual([issue]);
  });
});
