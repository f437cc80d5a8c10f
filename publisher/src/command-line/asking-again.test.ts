import { PassThrough } from 'node:stream';
import { beforeEach, describe, expect, it } from 'vitest';
import { rollBack, promote } from '../commands/change-portal';
import { publishPortal } from '../commands/publish-portal';
import { samplePortal } from '../testing/sample-builds';
import { publishedSite, type TemporarySite } from '../testing/temporary-site';
import { askingAgain } from './asking-again';

let site: TemporarySite;
beforeEach(async () => {
  site = await publishedSite('manager');
  await publishPortal(site, samplePortal('manager', '1.1.0'), { commit: null, apiContract: null });
  await rollBack(site, 'manager');
  return site.remove;
});

/** Promotes the version that was taken back, for somebody who types this. */
async function promoteFor(typed: string, again = false) {
  const [input, output] = [Object.assign(new PassThrough(), { isTTY: true }), new PassThrough()];
  input.end(typed);
  const promoted = askingAgain(again, (again) => promote(site, 'manager', '1.1.0', again), { input, output });
  const current = await promoted.then(({ after }) => after.current).catch(String);
  return [current, String(output.read() ?? '')];
}

const QUESTION = /^manager 1\.1\.0 was taken back on \S+ Give it to users all the same\? \(y\/N\) $/;

describe('on a terminal, a version that was taken back', () => {
  it.each(['y\n', 'Yes\n'])('is given again to somebody who answers %j', async (typed) => {
    expect(await promoteFor(typed)).toEqual(['1.1.0', expect.stringMatching(QUESTION)]);
  });

  it.each(['n\n', '\n', 'why?\n', ''])('stays away from users after %j', async (typed) => {
    const nothing = 'PublishError: Nothing was changed.';
    expect(await promoteFor(typed)).toEqual([nothing, expect.stringMatching(QUESTION)]);
  });

  it('is not asked about where the option says so', async () => {
    expect(await promoteFor('', true)).toEqual(['1.1.0', '']);
  });
});
