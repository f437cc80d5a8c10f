import { describe, expect, it, vi } from 'vitest';
import { managerPortal } from '../testing/fixtures';
import { readRegistry } from './read-registry';

describe('a portal record', () => {
  it('is accepted with same-origin paths', () => {
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
  ])('is skipped with the URL %j, which is invalid or cross-origin', (url) => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(readRegistry({ portals: [{ ...managerPortal, entry: url }] })).toEqual([]);
    expect(readRegistry({ portals: [{ ...managerPortal, files: [url] }] })).toEqual([]);
    expect(log).toHaveBeenCalledTimes(2);
  });
});
