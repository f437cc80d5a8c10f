import { engineerRecord } from '@erm/portal-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { layOut } from '@erm/planning/testing';
import { memoryApi, renderPortal } from '../test-support/render-portal';

const nameOf = (index: number) => `Person ${String(index).padStart(3, '0')}`;

beforeEach(() => layOut());

it('a search of the schedule finds one of many, also when its second page is answered before its first', async () => {
  const engineers = Array.from({ length: 40 }, (_, index) => engineerRecord(100 + index, nameOf(index)));
  const memory = memoryApi({ engineers });
  const { api } = memory;
  let answer = () => {};
  const isAnswered = new Promise<void>((resolve) => (answer = resolve));
  const { user } = renderPortal('/manager/assignments?view=schedule', {
    ...memory,
    async api(request) {
      const { searchParams } = new URL(request.path, 'http://memory.test');
      if (searchParams.get('q') && Number(searchParams.get('offset')) === 0) await isAnswered;
      return api(request)!;
    },
  });
  await screen.findByRole('rowheader', { name: new RegExp(nameOf(9)) });
  await user.click(screen.getByRole('searchbox'));
  await user.paste(nameOf(30));
  await waitFor(() => expect(screen.getByRole('grid')).toHaveAttribute('aria-rowcount', '1'));
  answer();
  expect(await screen.findByRole('rowheader', { name: new RegExp(nameOf(30)) })).toBeVisible();
  expect(screen.getAllByRole('row')).toHaveLength(1);
});

it('the schedule gives up reading rows once others are in sight', async () => {
  const engineers = Array.from({ length: 400 }, (_, index) => engineerRecord(100 + index, nameOf(index)));
  const memory = memoryApi({ engineers, assignments: [] });
  const { host } = renderPortal('/manager/assignments?view=schedule', {
    ...memory,
    api: (request) => (/offset=1\d\d\b/.test(request.path) ? new Promise(() => {}) : memory.api(request)),
  });
  await screen.findByText(nameOf(9));
  const scroller = screen.getByRole('grid').parentElement!.parentElement!;
  const passed = () => host.requests.filter(({ path }) => /offset=1\d\d\b/.test(path));
  scroller.scrollTo({ top: 150 * 52 });
  await waitFor(() => expect(passed().length).toBeGreaterThan(2));
  expect(passed().some(({ signal }) => signal?.aborted)).toBe(false);
  scroller.scrollTo({ top: 300 * 52 });
  await screen.findByText(nameOf(300));
  expect(passed().every(({ signal }) => signal?.aborted)).toBe(true);
});
