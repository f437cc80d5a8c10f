import { beforeEach, describe, expect, it } from 'vitest';
import { findPortal } from '../publish/register-release';
import { readRegistry } from '../publish/site';
import { samplePortal } from '../testing/sample-builds';
import { serveMetrics, type MetricsServer } from '../testing/serve-metrics';
import { publishedSite, type TemporarySite } from '../testing/temporary-site';
import { promote, removePortal, rollBack, setCanary } from './change-portal';
import { publishPortal } from './publish-portal';
import { watchCanary, type Watcher } from './watch-canary';

const BASE = '1.1.0';
const CANARY = '1.2.0';

let site: TemporarySite;
let api: MetricsServer;
let second: MetricsServer;
beforeEach(async () => {
  [site, api, second] = await Promise.all([publishedSite('manager'), serveMetrics(), serveMetrics()]);
  for (const version of [BASE, CANARY, '1.3.0']) {
    const options = { commit: null, apiContract: null, stage: version !== BASE };
    await publishPortal(site, samplePortal('manager', version), options);
  }
  return () => Promise.all([api.close(), second.close(), site.remove()]);
});

/** Watches a canary for 5 % of the users. `lines` is what it has said. */
function watch(change: Partial<Watcher> & { percent?: number } = {}) {
  const lines: string[] = [];
  const { percent = 5, ...watcher } = change;
  const verdict = watchCanary(
    site,
    { name: 'manager', version: CANARY, percent },
    {
      metrics: { origins: [api.origin], token: undefined },
      loads: 500,
      hours: 1,
      every: 0.01,
      stop: new AbortController().signal,
      say: (line) => lines.push(line),
      ...watcher,
    },
  );
  return { verdict, lines };
}

const portal = async () => findPortal((await readRegistry(site)).portals, 'manager');
const good = (of: MetricsServer) => () => {
  of.count(BASE, { loaded: 95, failed: 5 });
  of.count(CANARY, { loaded: 19, failed: 1 });
};

describe('a watched canary', () => {
  it('that is current already counts as promoted, and nothing is watched', async () => {
    await promote(site, 'manager', CANARY);
    const { verdict, lines } = watch();
    expect(await verdict).toEqual({ promoted: true, sentence: 'manager 1.2.0 is current already.' });
    expect(lines).toEqual([]);
    expect(await portal()).toMatchObject({ current: CANARY, canary: null });
  });

  it('is taken back when it crashes after it was loaded', async () => {
    api.eachPoll(() => {
      api.count(BASE, { loaded: 100 });
      api.count(CANARY, { loaded: 5, failed: 5, kind: 'crash' });
    });
    const { sentence } = await watch().verdict;
    expect(sentence).toContain('taken back: 1.2.0: 10 of 10 loads failed');
  });

  it('is not judged by what was counted before, nor by further attempts of pages that failed', async () => {
    api.count(CANARY, { failed: 900 });
    api.count(BASE, { loaded: 900 });
    api.eachPoll(() => {
      good(api)();
      api.count(CANARY, { failed: 50, attempt: 'retry' });
    });
    expect((await watch().verdict).promoted).toBe(true);
  });

  it('is judged by all processes of the API, also when one starts anew', async () => {
    api.count(CANARY, { loaded: 1000, failed: 1000 });
    api.eachPoll((poll) => {
      if (poll % 5 === 0) api.restart();
      api.count(BASE, { loaded: 100 });
    });
    second.eachPoll(() => second.count(CANARY, { loaded: 9, failed: 1 }));
    const { sentence } = await watch({ metrics: { origins: [api.origin, second.origin], token: undefined } })
      .verdict;
    expect(sentence).toContain('taken back: 1.2.0: 8 of 80 loads failed; 1.1.0: 0 of 800 loads failed.');
  });

  it('is watched on while an API does not answer, with what it counted meanwhile', async () => {
    api.eachPoll((poll) => {
      good(api)();
      api.status = poll < 4 ? null : poll < 6 ? 403 : 200;
    });
    const { verdict, lines } = watch();
    expect((await verdict).sentence).toContain('25 of 500 loads failed');
    expect(lines.join('\n')).toContain(`The API at ${api.origin} cannot be reached`);
    expect(lines.join('\n')).toContain(
      'Run this there, or set the same METRICS_TOKEN here. Its loads are missing until it answers.',
    );
  });

  it('stays when nobody loads it, until the time is over', async () => {
    api.eachPoll(() => api.count(BASE, { loaded: 10, failed: 1 }));
    const { verdict, lines } = watch({ hours: 0.0001 });
    await expect(verdict).rejects.toThrow(
      'No verdict after 0.0001 hours: Nobody has loaded manager 1.2.0 yet. manager 1.2.0 stays a canary as it is.',
    );
    expect(lines).toContain('Nobody has loaded manager 1.2.0 yet.');
    expect((await portal())?.canary).toEqual({ version: CANARY, percent: 5 });
  });

  it('stays when nobody loads the current version to compare with', async () => {
    api.eachPoll(() => api.count(CANARY, { loaded: 1, failed: 9 }));
    await expect(watch({ hours: 0.0001 }).verdict).rejects.toThrow(
      'Nobody has loaded manager 1.1.0 meanwhile, so there is nothing to compare.',
    );
    expect((await portal())?.canary?.version).toBe(CANARY);
  });

  it('may get another share meanwhile, and is then judged by what comes after', async () => {
    let isChanged = false;
    api.eachPoll((poll) => {
      if (poll === 1) api.count(CANARY, { loaded: 1000 });
      if (poll === 2) void setCanary(site, 'manager', CANARY, 25).then(() => (isChanged = true));
      // Nobody loads anything in between, when the watch may know of the change already.
      if (isChanged) good(api)();
    });
    const { verdict, lines } = watch();
    expect((await verdict).sentence).toContain('is current for everybody: 1.2.0: 25 of 500 loads failed');
    expect(lines).toContain('25% of the users get manager 1.2.0 now, so the count begins anew.');
  });

  it.each<[string, () => Promise<unknown>, string]>([
    ['promotes it', () => promote(site, 'manager'), '1.2.0 is current, and it has no canary.'],
    ['takes it back', () => setCanary(site, 'manager', CANARY, 0), '1.1.0 is current, and it has no canary.'],
    ['rolls the portal back', () => rollBack(site, 'manager'), '1.0.0 is current, and it has no canary.'],
    ['sets another one', () => setCanary(site, 'manager', '1.3.0', 5), '1.3.0 is its canary.'],
    ['removes the portal', () => removePortal(site, 'manager'), 'it is no longer published.'],
  ])('is left alone when somebody else %s', async (_, change, state) => {
    let changed: unknown;
    api.eachPoll((poll) => {
      if (poll === 2) changed = change().then(portal);
    });
    const { verdict } = watch();
    await expect(verdict).rejects.toThrow('Stopped watching, because somebody else changed manager: ');
    await expect(verdict).rejects.toThrow(state);
    expect(await portal()).toEqual(await changed);
  });
});

describe('a watch that cannot work', () => {
  it.each<[string, () => void, RegExp]>([
    ['the metrics are protected', () => (api.status = 403), /shows its metrics only to its own machine/],
    ['the metrics are missing', () => (api.status = 404), /\/metrics answered 404\.$/],
    ['the API is too old', () => (api.counts = false), /does not count the loads of portals; deploy its new/],
    ['the API is gone', () => (api.status = null), /cannot be reached/],
  ])('sets no canary: %s', async (_, prepare, sentence) => {
    prepare();
    await expect(watch().verdict).rejects.toThrow(sentence);
    expect((await portal())?.canary).toBeNull();
  });

  it('sets no canary: there is nothing to watch, or no such release', async () => {
    await expect(watch({ percent: 0 }).verdict).rejects.toThrow('A share of 0 ends the canary');
    await removePortal(site, 'manager');
    await expect(watch().verdict).rejects.toThrow('There is no portal "manager"');
  });
});
