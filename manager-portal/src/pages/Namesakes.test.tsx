import { engineerRecord, memoryId } from '@erm/portal-kit/testing';
import { findDialog } from '@erm/ui-kit/testing';
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { layOut } from '../test-support/lay-out';
import { memoryApi, renderPortal } from '../test-support/render-portal';

/** Three of one name, two of them with the same position. */
const marias = () => {
  const memory = memoryApi();
  const maria = (number: number, email: string, department: string) =>
    engineerRecord(number, 'Maria Garcia', { email, department, seniority: 'mid' });
  memory.records.engineers.push(
    ...[maria(4, 'maria@demo.test', 'Web'), maria(5, 'garcia@demo.test', 'Web')],
    maria(6, 'mg@demo.test', 'Data'),
  );
  memory.records.assignments.push({
    ...{ ...memory.records.assignments[0]!, _id: memoryId(90), engineerId: memoryId(5) },
    ...{ projectId: memoryId(11), startDate: '2026-03-02', endDate: '2026-04-30' },
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
