import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Link } from 'react-router-dom';
import { lazyPage } from '../loading/lazy-page';
import { createMemoryApi } from '../testing/memory-api';
import { sampleManager } from '../testing/memory-records';
import { renderPortal } from '../testing/render-portal';
import { createPortal } from './create-portal';

const Start = () => (
  <>
    <h1>Start</h1>
    <Link to="/manager/reports">
      <span>Reports</span>
    </Link>
    <Link to="/manager/reports/1">Report 1</Link>
  </>
);

function open(address: string, importReports = () => Promise.resolve(() => <h1>Reports</h1>)) {
  const imported = vi.fn(importReports);
  const firstView = { load: vi.fn(() => Promise.resolve()) };
  const Portal = createPortal({ start: Start, reports: lazyPage(imported, firstView) });
  const { api } = createMemoryApi(sampleManager);
  const view = renderPortal(address, {
    Portal,
    manifest: { prefix: '/manager' },
    user: sampleManager,
    api,
  });
  return { ...view, imported, firstView };
}

it('loads a page’s code when it is opened, and again on request if that fails', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  let offline = true;
  const { user, imported, host } = open('/manager/reports', () =>
    offline ? Promise.reject(new Error('offline')) : Promise.resolve(() => <h1>Reports</h1>),
  );
  expect(screen.getByText('Loading...')).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'This page could not be loaded' })).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('Error code LOAD-000001');
  expect(host.failures).toEqual([{ kind: 'load', error: new Error('offline') }]);
  offline = false;
  await user.click(screen.getByRole('button', { name: /^(Try again|Retry)/ }));
  expect(await screen.findByRole('heading', { name: 'Reports' })).toBeVisible();
  expect(imported).toHaveBeenCalledTimes(2);
});

it.each([
  ['pointed at', 'hover'],
  ['focused', 'focus'],
] as const)('loads a page’s code and its first view once a link to it is %s', async (_, way) => {
  const { user, imported, firstView } = open('/manager/start');
  await user.hover(screen.getByRole('link', { name: 'Report 1' }));
  expect(imported).not.toHaveBeenCalled();
  if (way === 'hover') await user.hover(screen.getByText('Reports'));
  else screen.getByRole('link', { name: 'Reports' }).focus();
  await waitFor(() => expect(imported).toHaveBeenCalledTimes(1));
  expect(firstView.load).toHaveBeenCalledTimes(imported.mock.calls.length);
  await user.click(screen.getByText('Reports'));
  expect(screen.getByRole('heading', { name: 'Reports' })).toBeVisible();
  expect(imported).toHaveBeenCalledTimes(1);
});
