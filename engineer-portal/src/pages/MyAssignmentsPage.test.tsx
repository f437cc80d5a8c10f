import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { failure } from '@erm/portal-kit/testing';
import { expectAccessible } from '@erm/ui-kit/testing';
import portal from '../../portal.json';
import { assignment } from '../test-support/fixtures';
import { success, renderPortal } from '../test-support/render-portal';

const page = (total: number, nextCursor: string | null = null) => ({ page: { total, nextCursor } });

describe('my assignments', () => {
  it('shows the project with description, role, allocation, and dates', async () => {
    const { container } = renderPortal('/engineer/assignments', () =>
      success(
        [
          assignment('Atlas Billing'),
          assignment('Mobile', {
            projectId: { _id: 'p2', name: 'Mobile', status: 'active', description: '' },
            endDate: '2026-03-22',
          }),
          assignment('Gone', { projectId: null }),
        ],
        page(3),
      ),
    );
    const row = await screen.findByRole('row', { name: /Atlas Billing/ });
    expect(row).toHaveTextContent('(About Atlas Billing)');
    for (const text of ['Frontend lead', '60%', 'Jan 5, 2026', 'Jul 31, 2026']) {
      expect(within(row).getByText(text)).toBeVisible();
    }
    expect(screen.getByRole('row', { name: /Mobile/ })).toHaveTextContent('(No description)');
    expect(screen.getByText('Deleted Project')).toBeVisible();
    expect(screen.getByText('Deleted Project').tagName).toBe('EM');
    expect(screen.getByText('3 assignments', { selector: 'p' })).toBeVisible();
    await expectAccessible(container);
  });

  it('shows assignments that lack what has a text of its own, and leaves out what cannot be read', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { endDate: _, ...endless } = assignment('Endless');
    const { projectId: __, ...orphan } = assignment('Orphan', { role: 'Orphaned' });
    renderPortal('/engineer/assignments', () =>
      success(
        [
          { ...assignment('Bare'), projectId: { _id: 'p9', name: 'Bare', status: 'active' } },
          endless,
          orphan,
          'no assignment',
        ],
        page(4),
      ),
    );
    expect(await screen.findByRole('row', { name: /Bare/ })).toHaveTextContent('(No description)');
    expect(within(screen.getByRole('row', { name: /Endless/ })).getByText('N/A')).toBeVisible();
    expect(screen.getByRole('row', { name: /Orphaned/ })).toHaveTextContent('Deleted Project');
    expect(screen.getAllByRole('row')).toHaveLength(4);
    expect(log).toHaveBeenCalledWith(
      expect.stringMatching(/^GET \/api\/assignments returned/),
      expect.anything(),
    );
  });

  it('first requests exactly what the shell prefetches', async () => {
    const { host } = renderPortal('/engineer/assignments', () => success([], page(0)));
    await screen.findByText('No assignments');
    expect(host.requests.map(({ path }) => path)).toEqual(portal.prefetch['/engineer/assignments']);
  });

  it('searches on the server by project name after a pause in typing', async () => {
    const { host, user } = renderPortal('/engineer/assignments', ({ path }) =>
      path.includes('q=') ? success([], page(0)) : success([assignment('Atlas')], page(1)),
    );
    await user.type(await screen.findByPlaceholderText('Search by project name...'), 'zebra');
    expect(await screen.findByText('No results found.')).toBeVisible();
    expect(host.requests.map(({ path }) => path).filter((path) => path.includes('q='))).toEqual([
      '/api/assignments?limit=50&sort=-startDate&q=zebra',
    ]);
    await user.click(screen.getAllByRole('button', { name: 'Clear search' }).at(-1)!);
    expect(await screen.findByRole('row', { name: /Atlas/ })).toBeVisible();
  });

  it('sorts on the server', async () => {
    const { host, user } = renderPortal('/engineer/assignments', () =>
      success([assignment('Atlas')], page(1)),
    );
    await user.click(await screen.findByRole('button', { name: /Allocation/ }));
    await waitFor(() => expect(host.requests.at(-1)?.path).toContain('sort=allocationPercentage'));
    expect(screen.getByRole('columnheader', { name: /Allocation/ })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
  });

  it('loads more pages', async () => {
    const { user } = renderPortal('/engineer/assignments', ({ path }) =>
      path.includes('cursor=next')
        ? success([assignment('Second')], page(2))
        : success([assignment('First')], page(2, 'next')),
    );
    await user.click(await screen.findByRole('button', { name: 'Show more' }));
    expect(await screen.findByText(/About Second/)).toBeVisible();
    expect(screen.getByText(/About First/)).toBeVisible();
  });

  it('explains a failure and can retry', async () => {
    let fails = true;
    const { user } = renderPortal('/engineer/assignments', () =>
      fails ? failure('FORBIDDEN', 'Not yours') : success([assignment('Atlas')], page(1)),
    );
    expect(await screen.findByText('Failed to fetch assignments')).toBeVisible();
    expect(screen.getByText('Not yours')).toBeVisible();
    fails = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('row', { name: /Atlas/ })).toBeVisible();
  });
});
