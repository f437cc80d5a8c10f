import { addDays } from '@erm/contracts/calendar-day';
import { today } from '@erm/portal-kit';
import { changeRecord, engineerRecord, memoryId } from '@erm/portal-kit/testing';
import { findDialog } from '@erm/ui-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { layOut } from '@erm/planning/testing';
import { memoryApi, renderPortal } from '../test-support/render-portal';

/** Three of one name, two of them with the same position. */
const marias = () => {
  const memory = memoryApi();
  const maria = (number: number, email: string, department: string) =>
    engineerRecord(number, 'Maria Garcia', { email, department, seniority: 'mid' });
  memory.records.engineers.push(
    maria(4, 'maria@demo.test', 'Web'),
    maria(5, 'garcia@demo.test', 'Web'),
    maria(6, 'mg@demo.test', 'Data'),
  );
  memory.records.assignments.push({
    ...memory.records.assignments[0]!,
    _id: memoryId(90),
    engineerId: memoryId(5),
    projectId: memoryId(11),
    startDate: '2026-03-02',
    endDate: '2026-04-30',
  });
  return memory;
};
const EMAILS = ['maria@demo.test', 'garcia@demo.test', 'mg@demo.test'];

beforeEach(() => layOut());

describe('people of one name are told apart by their emails, and nobody else has theirs shown', () => {
  it('on the schedule by engineer', async () => {
    renderPortal('/manager/assignments?view=schedule', marias());
    await screen.findByRole('rowheader', { name: /Ana Sousa/ });
    for (const email of EMAILS) {
      expect(screen.getByRole('rowheader', { name: new RegExp(`^Maria Garcia.*${email}`) })).toBeVisible();
    }
    expect(screen.getByRole('rowheader', { name: /Ana Sousa/ })).not.toHaveTextContent('@');
  });

  it('on the schedule by project', async () => {
    const { user } = renderPortal('/manager/assignments?view=schedule&group=project', marias());
    await user.click(await screen.findByRole('button', { name: 'Open all' }));
    expect(
      await screen.findByRole('gridcell', { name: /^Maria Garcia \(garcia@demo\.test\), / }),
    ).toBeVisible();
    expect(screen.getAllByRole('gridcell', { name: /^Ana Sousa, / }).length).toBeGreaterThan(0);
  });

  it('in the availability', async () => {
    renderPortal('/manager/engineers?view=availability', marias());
    await screen.findByRole('rowheader', { name: /Ana Sousa/ });
    for (const email of EMAILS) {
      expect(screen.getByRole('rowheader', { name: new RegExp(`^Maria Garcia.*${email}`) })).toBeVisible();
      const cells = screen.getAllByRole('gridcell', { name: new RegExp(`^Maria Garcia .${email}., `) });
      expect(cells.length).toBeGreaterThan(0);
    }
  });

  it('among found people', async () => {
    renderPortal(
      '/manager/engineers?view=availability&find=1&from=2026-06-01&to=2026-06-30&min=40',
      marias(),
    );
    for (const email of EMAILS) {
      expect(await screen.findByRole('button', { name: `Assign Maria Garcia (${email})` })).toBeVisible();
    }
    expect(screen.getByRole('button', { name: 'Assign Ilya Aronov' })).toBeVisible();
  });

  it('on the dashboard: over capacity, what soon ends, and who is most free', async () => {
    const memory = marias();
    const garcia = memory.records.engineers.find(({ email }) => email === 'garcia@demo.test')!;
    garcia.maxCapacity = 20;
    memory.records.assignments.at(-1)!.endDate = addDays(today(), 3);
    renderPortal('/manager/dashboard', memory);
    const name = 'Maria Garcia (garcia@demo.test)';
    await waitFor(() => expect(screen.getAllByRole('link', { name })).toHaveLength(2));
    const [alarm, soon] = screen.getAllByRole('link', { name });
    expect(alarm).toHaveAttribute('href', expect.stringContaining(garcia._id));
    expect(soon).toBeVisible();
    expect(screen.getByRole('list', { name: /most free/ })).toHaveTextContent(
      'maria@demo.test, Available now',
    );
  });

  it('in the history', async () => {
    const memory = marias();
    const maria = { _id: memoryId(5), name: 'Maria Garcia' };
    memory.records.changes.unshift(
      changeRecord({
        _id: memoryId(81),
        at: `${today()}T09:00:00.000Z`,
        entity: 'user',
        entityId: maria._id,
        name: maria.name,
        before: { department: 'Web' },
        after: { department: 'Data' },
      }),
      changeRecord({
        _id: memoryId(80),
        at: `${today()}T08:00:00.000Z`,
        entity: 'assignment',
        entityId: memoryId(90),
        engineers: [{ _id: memoryId(1), name: 'Ana Sousa' }, maria],
        before: { engineerId: memoryId(1) },
        after: { engineerId: maria._id },
      }),
    );
    renderPortal('/manager/projects?panel=history', memory);
    const history = await findDialog('History');
    const items = await within(history).findAllByRole('listitem');
    expect(items[0]).toHaveTextContent(/Maria Garcia \(garcia@demo\.test\): department Web → /);
    expect(items[1]).toHaveTextContent(/Ana Sousa → {1,2}changed to Maria Garcia \(garcia@demo\.test\)/);
  });

  it('in toasts', async () => {
    const { user, host } = renderPortal('/manager/assignments', marias());
    await user.click(
      await screen.findByRole('button', { name: /^Actions for Maria Garcia \(garcia@demo\.test\)/ }),
    );
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete assignment' }));
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    await waitFor(() =>
      expect(host.notifications).toContainEqual(
        expect.objectContaining({
          title: 'Assignment deleted',
          description: 'Maria Garcia (garcia@demo.test) on Atlas Billing',
        }),
      ),
    );
  });

  it('in the picker, and once one is chosen', async () => {
    const { user } = renderPortal('/manager/assignments', marias());
    await user.click(await screen.findByRole('button', { name: 'Create Assignment' }));
    const dialog = within(await findDialog('Create Assignment'));
    await user.click(dialog.getByRole('combobox', { name: 'Engineer' }));
    expect(await screen.findByRole('option', { name: /Ilya Aronov/ })).not.toHaveTextContent('@');
    await user.click(screen.getByRole('option', { name: /^Maria Garcia.*garcia@demo\.test, Mid, Web/ }));
    expect(dialog.getByText('garcia@demo.test, Mid, Web')).toBeVisible();
  });
});
