import { beforeEach, describe, expect, it } from 'vitest';
import { engineerPortal, managerPortal } from '../testing/fixtures';
import { prefetchNext } from './prefetch-next';

beforeEach(() => {
  const block = {
    portals: [{ ...managerPortal, shares: ['zod'] }, engineerPortal],
    lazyShares: { zod: ['/shell/zod.js'] },
    screens: { 'portal-area': ['/shell/zod.js', '/shell/area.js'], federation: ['/shell/federation.js'] },
  };
  document.head.innerHTML = `<script type="application/json" id="portals">${JSON.stringify(block)}</script>
    <link rel="preload" href="/shell/zod.js">`;
});

const prefetched = () =>
  [...document.querySelectorAll('link[rel=prefetch]')].map((link) => link.getAttribute('href'));

describe('prefetchNext', () => {
  it('fetches the frame but no portal before the first visit', () => {
    prefetchNext(localStorage);
    expect(prefetched()).toEqual(['/shell/area.js', '/shell/federation.js']);
  });

  it('fetches the last opened portal without duplicates', () => {
    localStorage.setItem('last-portal', 'manager');
    prefetchNext(localStorage);
    expect(prefetched()).toEqual(['/shell/area.js', '/shell/federation.js', ...managerPortal.files]);
  });
});
