import { expectAccessible, findDialog } from '@erm/ui-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderPortal } from '../test-support/render-portal';
import { writesOf } from '../test-support/writes-of';

const PAGE = '/manager/assignments?view=schedule';

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
});
afterEach(() => vi.unstubAllGlobals());

describe('the schedule on a phone', () => {
  it('says of an assignment what its engineer has at most, why, and how to fix it', async () => {
    const { user, host } = renderPortal(PAGE);
    await user.click(await screen.findByRole('button', { name: /^Atlas Billing *100%/ }));
    const sheet = within(await findDialog('Atlas Billing, Noor Haddad'));
    expect(sheet.getByText('Highest load in these dates')).toBeVisible();
    await expectAccessible();
    await user.click(sheet.getByRole('button', { name: 'Why 120 of 80%?' }));
    const why = within(await screen.findByRole('dialog', { name: 'Why 120 of 80%?' }));
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    await user.click(await why.findByRole('button', { name: 'Fix the overload' }));
    const fixes = within(await screen.findByRole('dialog', { name: 'Fix the overload' }));
    await user.click(await fixes.findByRole('button', { name: /^Reduce to / }));
    await waitFor(() => expect(writesOf({ host })).toHaveLength(1));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Assign Noor Haddad' })).toHaveFocus());
  });

  it('says why somebody is over capacity, and gives the focus back', async () => {
    const { user } = renderPortal(PAGE);
    const over = await screen.findByRole('button', { name: 'Over by 20% until Apr 30. Why?' });
    await user.click(over);
    const why = within(await screen.findByRole('dialog', { name: 'Why 100 of 80%?' }));
    await user.click(await why.findByRole('button', { name: 'Fix the overload' }));
    expect(await screen.findByRole('dialog', { name: 'Fix the overload' })).toBeVisible();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(over).toHaveFocus());
  });

  it('says of a project who fills its places, and of a skill where to find somebody', async () => {
    const { user, address } = renderPortal(`${PAGE}&group=project`);
    const places = await screen.findByRole('button', { name: '2 of 4 places now' });
    await user.click(places);
    expect(await screen.findByRole('dialog', { name: 'Why 2 of 4 places filled?' })).toBeVisible();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(places).toHaveFocus());
    await user.click(screen.getByRole('button', { name: /^PostgreSQL uncovered/ }));
    const why = within(await screen.findByRole('dialog', { name: 'Why PostgreSQL uncovered?' }));
    await user.click(why.getByRole('link', { name: 'Find people with PostgreSQL' }));
    await waitFor(() => expect(address()).toContain('skill=PostgreSQL'));
  });
});
