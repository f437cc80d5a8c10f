import { expectAccessible, findDialog } from '@erm/ui-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { failure, memoryId } from '@erm/portal-kit/testing';
import { memoryApi, renderPortal } from '../test-support/render-portal';

async function openDialog(memory = memoryApi()) {
  const portal = renderPortal('/manager/assignments', memory);
  const { user } = portal;
  await user.click(await screen.findByRole('button', { name: 'Create Assignment' }));
  const element = await findDialog('Create Assignment');
  const dialog = within(element);
  await waitFor(() => expect(dialog.getByRole('combobox', { name: 'Engineer' })).toHaveFocus());
  const choose = async (field: string, text: string, option: RegExp) => {
    const box = dialog.getByRole('combobox', { name: field });
    await user.click(box);
    if (text) await user.type(box, text);
    await user.click(await screen.findByRole('option', { name: option }));
  };
  const setDate = async (label: string, day: string) => {
    await user.clear(dialog.getByLabelText(label));
    await user.type(dialog.getByLabelText(label), day);
    await user.tab();
  };
  const allocate = async (percent: string) => {
    const share = dialog.getByRole('spinbutton', { name: /Allocation/ });
    await user.clear(share);
    await user.type(share, percent);
  };
  const submit = () => dialog.getByRole('button', { name: 'Create Assignment' });
  return { ...portal, element, dialog, choose, setDate, allocate, submit };
}

type Opened = Awaited<ReturnType<typeof openDialog>>;

async function fillIn({ user, dialog, choose, setDate, allocate }: Opened, percent: string) {
  await choose('Engineer', '', /Ana Sousa/);
  await choose('Project', '', /Atlas Billing/);
  await user.type(dialog.getByLabelText('Role'), 'Backend engineer');
  await setDate('Start Date', '2026-03-16');
  await setDate('End Date', 'May 29, 2026');
  await allocate(percent);
}

describe('Create Assignment', () => {
  it('searches for engineer and project, previews the load, and creates the assignment', async () => {
    const form = await openDialog();
    const { user, dialog, choose, setDate, allocate, submit, host, requested } = form;
    await user.type(dialog.getByRole('combobox', { name: 'Engineer' }), 'terra');
    await waitFor(() =>
      expect(requested()).toContain('/api/engineers?limit=50&q=terra&sort=-availableCapacity'),
    );
    await choose('Engineer', '', /Ilya Aronov/);
    expect(dialog.getByText('Mid, Infrastructure')).toBeVisible();
    await choose('Project', '', /Atlas Billing/);
    expect(dialog.getByText('Jan 10, 2026 – Jul 29, 2026')).toBeVisible();
    await user.type(dialog.getByLabelText('Role'), 'Backend engineer');
    await setDate('Start Date', '2026-03-16');
    await setDate('End Date', 'May 29, 2026');
    await allocate('50');
    expect(await dialog.findByText('100% remaining')).toBeVisible();
    expect(dialog.getByRole('img', { name: /^Load of Ilya Aronov.*at most 50 of 100%/ })).toBeVisible();
    await expectAccessible(form.element);
    await user.click(dialog.getByRole('button', { name: 'this load of Ilya Aronov. Why?' }));
    const why = await screen.findByRole('dialog', { name: 'Why this load of Ilya Aronov?' });
    await waitFor(() => expect(why).toHaveTextContent(/Mar 16, 2026 – May 29, 202650%This assignment.*50%/));
    await waitFor(() => expect(within(why).getByRole('button', { name: 'Close' })).toHaveFocus());
    await user.keyboard('{Escape}');
    await waitFor(() => expect(why).not.toBeInTheDocument());
    await user.click(submit());
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(host.notifications).toEqual([
      { kind: 'success', title: 'Assignment created', description: 'Ilya Aronov on Atlas Billing' },
    ]);
    expect(host.requests.find(({ method }) => method === 'POST')?.body).toEqual({
      engineerId: memoryId(2),
      projectId: memoryId(11),
      role: 'Backend engineer',
      allocationPercentage: 50,
      startDate: '2026-03-16',
      endDate: '2026-05-29',
    });
    expect(await screen.findByRole('row', { name: /Ilya Aronov.*Atlas Billing.*50%/ })).toBeVisible();
  });

  it('selects the first engineer that a search finds on Enter, even before it has answered', async () => {
    const { user, dialog, element } = await openDialog();
    const engineer = dialog.getByRole('combobox', { name: 'Engineer' });
    await user.click(engineer);
    await screen.findByRole('option', { name: /Ana Sousa/ });
    await user.type(engineer, 'terra{Enter}');
    expect(engineer).toHaveValue('terra');
    expect(element).not.toHaveTextContent('Please fill in all required fields.');
    await waitFor(() => expect(engineer).toHaveValue('Ilya Aronov'));
  });

  it('does not reload the roster once an engineer is chosen', async () => {
    const { dialog, choose, requested, user } = await openDialog();
    const rosterReads = () => requested().filter((path) => path.startsWith('/api/engineers?')).length;
    await choose('Engineer', 'terra', /Ilya Aronov/);
    const before = rosterReads();
    expect(before).toBeGreaterThan(0);
    await user.type(dialog.getByLabelText('Role'), 'Backend engineer');
    // Longer than the search delay.
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect(rosterReads()).toBe(before);
  });

  it('shows each engineer’s free capacity for today, then for the chosen dates', async () => {
    const { user, dialog, choose, setDate } = await openDialog();
    const engineer = dialog.getByRole('combobox', { name: 'Engineer' });
    await user.click(engineer);
    expect(await screen.findByRole('option', { name: /Ana Sousa.*30% Free/ })).toBeVisible();
    await choose('Project', '', /Atlas Billing/);
    await setDate('Start Date', '2026-03-16');
    await setDate('End Date', '2026-05-29');
    await user.click(engineer);
    expect(await screen.findByRole('option', { name: /Ana Sousa.* 0% Free/ })).toBeVisible();
  });

  it('requires all fields and sends nothing', async () => {
    const { user, dialog, submit, requested } = await openDialog();
    await user.click(submit());
    expect(await dialog.findByText('Please fill in all required fields.')).toBeVisible();
    for (const label of ['Engineer', 'Project', 'Role', 'Start Date', 'End Date']) {
      expect(dialog.getByLabelText(label)).toBeInvalid();
    }
    expect(requested('POST')).toEqual([]);
  });

  it('rejects an overload and can apply the remaining capacity', async () => {
    const form = await openDialog();
    const { user, dialog, submit, requested } = form;
    await fillIn(form, '50');
    expect(
      await dialog.findByText(
        'Engineer only has 0% capacity remaining. Current allocation: 100%, Max capacity: 100%',
      ),
    ).toBeVisible();
    const share = dialog.getByRole('spinbutton', { name: /Allocation/ });
    expect(share).toBeInvalid();
    expect(share).toHaveAccessibleDescription('Only 0% remaining in these dates');
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
    await user.click(submit());
    expect(requested('POST')).toEqual([]);
    await vi.waitFor(() => expect(share).toHaveFocus());
    expect(scroll.mock.contexts).toContain(dialog.getByRole('alert'));
    // 30% remain only until the second assignment starts on Apr 10.
    await form.setDate('End Date', '2026-04-09');
    expect(
      await dialog.findByText(
        'Engineer only has 30% capacity remaining. Current allocation: 70%, Max capacity: 100%',
      ),
    ).toBeVisible();
    expect(dialog.getByText('The load peaks at 120% from Mar 16 to Apr 9, 2026.')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Use 30%' }));
    expect(screen.queryByText(/Engineer only has/)).not.toBeInTheDocument();
    expect(share).toBeValid();
    await waitFor(() => expect(share).toHaveFocus());
    await user.click(submit());
    await waitFor(() => expect(requested('POST')).toEqual(['/api/assignments']));
  });

  it('offers Monday if only a weekend is in the way', async () => {
    const memory = memoryApi();
    const untilSunday = { startDate: '2026-06-08', endDate: '2026-06-14', allocationPercentage: 100 };
    memory.records.assignments = [{ ...memory.records.assignments[0]!, ...untilSunday }];
    const form = await openDialog(memory);
    const { user, dialog, requested } = form;
    await fillIn(form, '100');
    await form.setDate('End Date', '2026-06-26');
    await form.setDate('Start Date', '2026-06-13');
    expect(await dialog.findByText(/start on Monday, Jun 15, 2026\.$/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Start on Jun 15, 2026' }));
    expect(screen.queryByText(/Engineer only has/)).not.toBeInTheDocument();
    const start = dialog.getByLabelText('Start Date');
    expect(start).toHaveValue('Jun 15, 2026');
    await waitFor(() => expect(start).toHaveFocus());
    await user.click(form.submit());
    await waitFor(() => expect(requested('POST')).toEqual(['/api/assignments']));
  });

  it('shows the same message when only the server detects the overload', async () => {
    const memory = memoryApi();
    const message = 'Engineer only has 10% capacity remaining. Current allocation: 90%, Max capacity: 100%';
    memory.stubNext('POST', '/api/assignments', failure('CAPACITY_EXCEEDED', message));
    const form = await openDialog(memory);
    await fillIn(form, '0');
    await form.user.click(form.submit());
    expect(await form.dialog.findByText(message)).toBeVisible();
    expect(form.dialog.getByRole('spinbutton', { name: /Allocation/ })).toBeInvalid();
    expect(form.host.notifications).toEqual([{ kind: 'error', title: 'Error', description: message }]);
    expect(form.dialog.getByLabelText('Role')).toHaveValue('Backend engineer');
    await form.allocate('5');
    await waitFor(() => expect(form.dialog.queryByText(message)).not.toBeInTheDocument());
  });

  it('rejects dates outside the project on their fields', async () => {
    const { dialog, choose, setDate, submit } = await openDialog();
    await choose('Project', '', /Data Residency EU/);
    await setDate('Start Date', '2026-04-01');
    expect(
      await dialog.findByText('Start date cannot be before project start date (Apr 6, 2026)'),
    ).toBeVisible();
    expect(submit()).toBeDisabled();
    await setDate('Start Date', '2026-05-01');
    await setDate('End Date', '2026-12-01');
    expect(await dialog.findByText('End date cannot be after project end date (Oct 27, 2026)')).toBeVisible();
    await setDate('End Date', '2026-04-20');
    expect(await dialog.findByText('Start date cannot be after end date')).toBeVisible();
    expect(submit()).toBeDisabled();
    await setDate('End Date', '2026-06-20');
    expect(submit()).toBeEnabled();
  });

  it('resets the allocation with the engineer, and the dates with the project', async () => {
    const form = await openDialog();
    const { dialog, choose } = form;
    await fillIn(form, '20');
    await choose('Engineer', 'ilya', /Ilya Aronov/);
    expect(dialog.getByRole('spinbutton', { name: /Allocation/ })).toHaveValue('0%');
    expect(dialog.getByLabelText('Start Date')).toHaveValue('Mar 16, 2026');
    await choose('Project', 'eu', /Data Residency EU/);
    expect(dialog.getByLabelText('Start Date')).toHaveValue('');
    expect(dialog.getByLabelText('End Date')).toHaveValue('');
    expect(dialog.getByLabelText('Role')).toHaveValue('Backend engineer');
  });

  it('explains a failure to load the capacity and lets the server decide', async () => {
    const memory = memoryApi();
    memory.stubNext('GET', `/api/engineers/${memoryId(1)}/capacity`, failure('FORBIDDEN', 'Not now'));
    const form = await openDialog(memory);
    await fillIn(form, '0');
    expect(await form.dialog.findByText('Failed to load capacity data')).toBeVisible();
    await form.user.click(form.submit());
    await waitFor(() => expect(form.requested('POST')).toEqual(['/api/assignments']));
  });
});
