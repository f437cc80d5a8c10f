import { memoryId } from '@erm/portal-kit/testing';
import { findDialog } from '@erm/ui-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { layOut } from '@erm/planning/testing';
import { memoryApi, renderPortal } from '../test-support/render-portal';
import { writesOf } from '../test-support/writes-of';

const ID = memoryId(51);

beforeEach(() => layOut());

describe('what single keys have changed, as long as it is not saved', () => {
  const show = async (prepare?: (memory: ReturnType<typeof memoryApi>) => void) => {
    const running = {
      _id: ID,
      engineerId: memoryId(1),
      projectId: memoryId(11),
      role: 'Lead',
      version: 1,
      allocationPercentage: 50,
      startDate: '2026-03-02',
      endDate: '2026-04-30',
    };
    const memory = memoryApi({ assignments: [running] });
    prepare?.(memory);
    const view = renderPortal('/manager/assignments?view=schedule', memory);
    (await screen.findByRole('gridcell', { name: /50 percent/ })).focus();
    const wrote = () => writesOf(view).map(({ path }) => path);
    return { ...view, wrote };
  };

  it('is taken back by Ctrl+Z', async () => {
    const { user, wrote } = await show();
    await user.keyboard('-');
    expect(await screen.findByText(/^45 percent/)).toBeInTheDocument();
    await user.keyboard('{Control>}z{/Control}');
    expect(await screen.findByText('Put back.')).toBeInTheDocument();
    await new Promise((resolve) => setTimeout(resolve, 1000));
    expect(wrote()).toEqual([]);
    expect(screen.getByRole('gridcell', { name: /50 percent/ })).toHaveFocus();
  });

  it('is saved before it is edited, as what it goes on as', async () => {
    const { user, wrote } = await show();
    await user.keyboard('-e');
    const dialog = await findDialog('Edit Assignment');
    expect(wrote()).toEqual(['/api/batches']);
    expect(dialog).toHaveTextContent('Ana Sousa on Atlas Billing, Mar 11, 2026 – Apr 30, 2026');
    expect(within(dialog).getByRole('spinbutton', { name: /Allocation/ })).toHaveValue('45%');
  });

  it('is not added to while it is being saved, which is said', async () => {
    const { user, wrote } = await show((memory) =>
      memory.stubNext('POST', '/api/batches', new Promise(() => {})),
    );
    await user.keyboard(']');
    await waitFor(() => expect(wrote()).toHaveLength(1));
    await user.keyboard(']');
    expect(screen.getByText('The last change is being saved. Try again in a moment.')).toHaveRole('alert');
  });

  it('is saved before it is taken, or deleted', async () => {
    const { user, wrote } = await show();
    await user.keyboard('] {ArrowRight}');
    expect(await screen.findByText(/^March 3 to April 30, /)).toBeInTheDocument();
    expect(wrote()).toEqual(['/api/batches']);
    await user.keyboard('{Escape}]{Delete}');
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete assignment' }));
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(wrote()).toHaveLength(3));
    await waitFor(() => expect(screen.queryByRole('gridcell')).not.toBeInTheDocument());
  });
});
