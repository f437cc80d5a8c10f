import { failure } from '@erm/portal-kit/testing';
import { expectAccessible } from '@erm/ui-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { layOut } from '@erm/planning/testing';
import { memoryApi } from '../test-support/render-portal';
import { PAGE, ATLAS, day, span, show } from '../test-support/roadmap';

beforeEach(() => layOut(1464));

describe('why a number of the roadmap', () => {
  const lines = (dialog: HTMLElement) =>
    within(dialog)
      .getAllByRole('term')
      .map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`);

  it('is who fills the places, asked by W, and loaded only then', async () => {
    const view = await show();
    const bar = await span('Atlas Billing');
    bar.focus();
    expect(view.requested().filter((path) => path.startsWith('/api/assignments'))).toEqual([]);
    await view.user.keyboard('w');
    const why = await screen.findByRole('dialog', { name: 'Why 2 of 4 places filled?' });
    expect(why).toHaveTextContent('Atlas Billing, Wed, Mar 11, 2026');
    await within(why).findByText('Ana Sousa');
    expect(lines(why)).toEqual([
      'Ana SousaFrontend engineer, Jan 20 – May 30: 70%',
      'Noor HaddadTech lead, Feb 9 – Apr 30: 100%',
      'Places filled: 2',
      'Team size: 4',
      'Open places: 2',
    ]);
    await expectAccessible(why);
    await view.user.keyboard('{Escape}');
    await waitFor(() => expect(bar).toHaveFocus());
  });

  it('is who has a skill and when, asked in the details, with a way to find somebody', async () => {
    const view = await show();
    await view.user.click(await span('Atlas Billing'));
    const details = await screen.findByRole('dialog', { name: 'Atlas Billing' });
    await view.user.click(within(details).getAllByRole('button', { name: 'Why React uncovered?' }).at(-1)!);
    const why = await screen.findByRole('dialog', { name: 'Why React uncovered?' });
    expect(details).not.toBeInTheDocument();
    await within(why).findByText('Ana Sousa');
    expect(lines(why)).toEqual(['Ana SousaHas it. Frontend engineer, 70%: Jan 20 – May 30']);
    await view.user.click(within(why).getByRole('link', { name: 'Find people with React' }));
    const search = new URLSearchParams(view.address().split('?')[1]);
    expect(Object.fromEntries(search)).toMatchObject({
      skill: 'React',
      for: ATLAS,
      from: day(81),
      to: day(140),
    });
  });

  it('is loaded again if it failed', async () => {
    const memory = memoryApi();
    memory.stubNext('GET', '/api/assignments', failure('FORBIDDEN', 'Managers only'));
    const view = await show(PAGE, memory);
    (await span('Atlas Billing')).focus();
    await view.user.keyboard('w');
    const why = await screen.findByRole('dialog', { name: /^Why 2 of 4/ });
    expect(await within(why).findByText('Managers only')).toBeVisible();
    await view.user.click(within(why).getByRole('button', { name: 'Try again' }));
    expect(await within(why).findByText('Noor Haddad')).toBeVisible();
  });
});
