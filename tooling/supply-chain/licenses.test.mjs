import { expect, it } from 'vitest';
import { installedLicenses, licenseProblems } from './licenses.mjs';

const thing = [{ name: 'thing', versions: ['1.0.0'] }];

it('allows what is installed', { timeout: 60_000 }, async () => {
  const installed = await installedLicenses();
  expect(installed['MIT']?.length).toBeGreaterThan(500);
  expect(licenseProblems(installed)).toEqual([]);
});

it.each(['MIT', '(MIT OR GPL-3.0)', '(MIT AND Zlib)'])('allows %s', (license) => {
  expect(licenseProblems({ [license]: thing })).toEqual([]);
});

it.each(['GPL-3.0', 'AGPL-3.0-only', 'Unknown', '(MIT AND GPL-3.0)', 'SEE LICENSE IN LICENSE'])(
  'does not allow %s',
  (license) => {
    expect(licenseProblems({ [license]: thing })).toEqual([`thing@1.0.0 has the license ${license}`]);
  },
);
