import { ApiError } from '@erm/portal-sdk';
import { expectAccessible } from '@erm/ui-kit/testing';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { createQueryClient } from '../app/query-client';
import { NotConnected } from './NotConnected';
import { useIsConnected } from './use-connection';

const unreachable = new ApiError({ status: 0, code: 'NETWORK', message: 'Unreachable' });
const read = vi.fn<() => Promise<string>>();
let queryClient = createQueryClient();

function List() {
  const { data } = useQuery({ queryKey: ['list'], queryFn: read, retry: false });
  const isConnected = useIsConnected();
  const [answer, setAnswer] = useState('');
  return (
    <>
      <NotConnected />
      <p>{data}</p>
      <button onClick={() => setAnswer(isConnected() ? 'yes' : 'no')}>Can it be saved? {answer}</button>
    </>
  );
}

const tell = (event: 'online' | 'offline') => act(() => void window.dispatchEvent(new Event(event)));
const expectAnswer = async (answer: 'yes' | 'no') => {
  const question = screen.getByRole('button', { name: /^Can it be saved/ });
  await userEvent.click(question);
  expect(question).toHaveTextContent(answer);
};
const line = () => screen.queryByText('Not connected.', { selector: 'strong' })?.closest('p');

beforeEach(async () => {
  read.mockReset().mockResolvedValue('rows');
  queryClient = createQueryClient();
  render(
    <QueryClientProvider client={queryClient}>
      <List />
    </QueryClientProvider>,
  );
  await screen.findByText('rows');
});

it('says that the browser is offline, as of when you see what, and that it is back', async () => {
  expect(line()).toBeUndefined();
  await expectAnswer('yes');
  tell('offline');
  expect(line()).toHaveTextContent(
    /^Not connected\. What you see is from \d+:\d\d.[AP]M\. Nothing can be saved until the connection is back\.$/,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('Not connected.');
  await expectAnswer('no');
  await expectAccessible();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByRole('alert')).toHaveTextContent('Still not connected.');
  tell('online');
  expect(line()).toBeUndefined();
  expect(screen.getByRole('alert')).toHaveTextContent('Connected again.');
  await expectAnswer('yes');
});

it('says that the API cannot be reached, and asks it again on demand', async () => {
  read.mockRejectedValue(unreachable);
  await act(() => queryClient.refetchQueries());
  expect(line()).toBeVisible();
  const again = screen.getByRole('button', { name: 'Try again' });
  await userEvent.click(again);
  expect(screen.getByRole('alert')).toHaveTextContent('Still not connected.');
  expect(screen.getByText('rows')).toBeVisible();
  read.mockResolvedValue('newer rows');
  await userEvent.click(again);
  expect(await screen.findByText('newer rows')).toBeVisible();
  expect(line()).toBeUndefined();
  expect(screen.getByRole('alert')).toHaveTextContent('Connected again.');
});

it('gives the focus back when it goes while its button has it', async () => {
  const question = screen.getByRole('button', { name: /^Can it be saved/ });
  question.focus();
  tell('offline');
  const again = screen.getByRole('button', { name: 'Try again' });
  await userEvent.tab({ shift: true });
  expect(again).toHaveFocus();
  tell('online');
  expect(question).toHaveFocus();
});

it('takes an answer of the API for a connection, also one that refuses', async () => {
  read.mockRejectedValue(new ApiError({ status: 500, code: 'INTERNAL', message: 'Failed' }));
  await act(() => queryClient.refetchQueries());
  expect(line()).toBeUndefined();
});
