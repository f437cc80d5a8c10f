import { describe, expect, it, vi } from 'vitest';
import { managerPortal } from '../testing/fixtures';
import { readRegistry } from './read-registry';

describe('a portal record', () => {
  it('is accepted with addresses of this origin', () => {
    expect(readRegistry({ portals: [managerPortal] })).toEqual([managerPortal]);
  });

  it.each([
    'https://evil.test/remoteEntry.js',
    '//evil.test/remoteEntry.js',
    '/\\evil.test/remoteEntry.js',
    '/\t/evil.test/remoteEntry.js',
    '/\n\\evil.test/remoteEntry.js',
    '//[',
    'portals/manager/remoteEntry.js',
  ])('is left out with the address %j, which the browser takes for another origin or none', (address) => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(readRegistry({ portals: [{ ...managerPortal, entry: address }] })).toEqual([]);
    expect(readRegistry({ portals: [{ ...managerPortal, files: [address] }] })).toEqual([]);
    expect(log).toHaveBeenCalledTimes(2);
  });
});
