import { beforeEach, describe, expect, it } from 'vitest';
import { SAMPLE_INTEGRITY } from '@erm/portal-sdk/testing/registry';
import { engineerPortal, managerPortal } from '../testing/fixtures';
import { prefetchNext } from './prefetch-next';

const portal = {
  ...managerPortal,
  release: { ...managerPortal.release, shares: { react: '^19.0.0', zod: '^4.0.0' } },
};
const file = (path: string) => ({ path, integrity: SAMPLE_INTEGRITY });
const paths = (files: readonly { path: string }[]) => files.map(({ path }) => path);

beforeEach(() => {
  const block = {
    portals: [portal, engineerPortal],
    lazyShares: { zod: [file('/shell/zod.js')] },
    screens: {
      'portal-area': [file('/shell/zod.js'), file('/shell/area.js')],
    },
  };
  document.head.innerHTML = `<script type="application/json" id="portals">${JSON.stringify(block)}</script>
    <link rel="preload" href="/shell/zod.js">`;
});

const prefetched = () =>
  [...document.querySelectorAll('link[rel=prefetch]')].map((link) => link.getAttribute('href'));

describe('prefetchNext', () => {
  it('fetches the frame but no portal before the first visit', () => {
    prefetchNext(localStorage);
    expect(prefetched()).toEqual(['/shell/area.js']);
  });

  it('fetches the last opened portal without duplicates', () => {
    localStorage.setItem('last-portal', 'manager');
    prefetchNext(localStorage);
    expect(prefetched()).toEqual(['/shell/area.js', ...paths(managerPortal.release.files)]);
  });
});
