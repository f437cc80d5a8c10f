import { HostContext } from '@erm/portal-sdk';
import { createFakeHost } from '@erm/portal-sdk/testing';
import { Dialog } from '@erm/ui-kit/overlay';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { createQueryClient } from '../app/query-client';
import { createMemoryApi } from '../testing/memory-api';
import { memoryId, sampleManager } from '../testing/memory-records';
import { whyPopover } from './why-popover';
import { WhyButton } from './WhyButton';

const escape = () => fireEvent.keyDown(document.activeElement!, { key: 'Escape' });
const why = () => screen.queryByRole('dialog', { name: 'Why 100%?' });

it('closes before the dialog around it on Escape, also while it opens', async () => {
  const onClose = vi.fn();
  const { api } = createMemoryApi(sampleManager);
  render(
    <HostContext value={createFakeHost({ user: sampleManager, api })}>
      <QueryClientProvider client={createQueryClient()}>
        <Dialog open title="Team Members" onClose={onClose}>
          <WhyButton says="100%" engineerId={memoryId(3)}>
            100%
          </WhyButton>
        </Dialog>
      </QueryClientProvider>
    </HostContext>,
  );
  const button = screen.getByRole('button', { name: '100%. Why?' });
  await waitFor(() =>
    expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement),
  );
  button.focus();

  // Its code is loaded by the first press.
  fireEvent.click(button);
  escape();
  await act(() => whyPopover.load());
  expect(why()).not.toBeInTheDocument();
  expect(onClose).not.toHaveBeenCalled();

  fireEvent.click(button);
  expect(why()).toBeInTheDocument();
  expect(button).toHaveFocus();
  escape();
  expect(why()).not.toBeInTheDocument();
  expect(onClose).not.toHaveBeenCalled();

  fireEvent.click(button);
  await waitFor(() => expect(why()).toContainElement(document.activeElement as HTMLElement));
  escape();
  await waitFor(() => expect(button).toHaveFocus());
  expect(onClose).not.toHaveBeenCalled();
  escape();
  expect(onClose).toHaveBeenCalledOnce();
});
