import type { listChanges } from '@erm/contracts/changes';
import { HostContext, type TransportRequest, type TransportResponse } from '@erm/portal-sdk';
import { createFakeHost } from '@erm/portal-sdk/testing';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '../app/query-client';
import { changeRecord } from '../testing/memory-changes';
import { sampleManager } from '../testing/memory-records';
import { failure, success } from '../testing/responses';
import { ownChangesOf } from './own-changes';
import { undoableOf } from './undoable';
import { useSave } from './use-save';
import { UndoQuestions } from './UndoQuestions';
import { useUndo } from './use-undo';
import { useUndoKeys } from './use-undo-keys';

const CHANGE = 'a'.repeat(24);
const BATCH = 'b'.repeat(24);
const UNDO = 'c'.repeat(24);
const OTHER = 'd'.repeat(24);

const change = (_id: string) => ({
  _id,
  at: '2026-03-11T09:00:00.000Z',
  actor: { _id: CHANGE, name: 'Helena' },
  action: 'update',
  entity: 'project',
  entityId: CHANGE,
  before: {},
  after: {},
  passwordChanged: false,
  requestId: 'r',
  batchId: null,
  undoes: null,
  undoneBy: null,
  canBeUndone: true,
  undoRefusal: null,
  name: 'Atlas',
  engineers: [],
  projects: [],
});
const changeUndone: TransportResponse = {
  status: 200,
  body: { success: true, data: { change: change(UNDO) } },
};

/** Saves something to which the server responds with `response`, and returns what one is told. */
async function saveWith(response: unknown, api: (request: TransportRequest) => TransportResponse | null) {
  const host = createFakeHost({ user: sampleManager, api });
  const queryClient = createQueryClient();
  function Form() {
    const save = useSave({
      save: () => Promise.resolve(response),
      saved: () => ({ title: 'Project updated', description: 'Atlas' }),
      failed: 'Failed.',
      invalidates: [],
    });
    useUndoKeys();
    const undo = useUndo();
    const revert = async () => setReverted(String(await undo.revert({ changeId: OTHER }, 'Atlas: Renamed')));
    const [reverted, setReverted] = useState('');
    return (
      <>
        <button onClick={() => void revert()}>Revert</button>
        <UndoQuestions />
        <output>{reverted}</output>
        <button onClick={() => save.mutate(undefined)}>Save</button>
        <input aria-label="Name" />
        <input type="radio" aria-label="Week" />
      </>
    );
  }
  render(
    <HostContext value={host}>
      <QueryClientProvider client={queryClient}>
        <Form />
      </QueryClientProvider>
    </HostContext>,
  );
  act(() => screen.getByRole('button', { name: 'Save' }).click());
  await waitFor(() => expect(host.notifications).toHaveLength(1));
  return {
    host,
    /** Remembers a later change. */
    add: (changeId: string) => ownChangesOf(queryClient).add({ undoable: { changeId }, title: 'Moved' }),
    /** Presses the button of the last toast, and returns the next one. */
    async press() {
      const shown = host.notifications.length;
      act(() => host.notifications.at(-1)!.action!.onSelect());
      await waitFor(() => expect(host.notifications).toHaveLength(shown + 1));
      return host.notifications.at(-1)!;
    },
  };
}

it('offers to undo a change, to redo it, and to undo it again', async () => {
  const api = vi.fn(() => changeUndone);
  const { host, press } = await saveWith({ success: true, data: {}, changeId: CHANGE }, api);
  expect(host.notifications[0]).toMatchObject({ title: 'Project updated', action: { label: 'Undo' } });
  expect(await press()).toMatchObject({
    title: 'Undone',
    description: 'Project updated: Atlas',
    action: { label: 'Redo' },
  });
  expect(await press()).toMatchObject({ title: 'Redone', action: { label: 'Undo' } });
  expect(await press()).toMatchObject({ title: 'Undone' });
  expect(host.requests.map(({ method, path }) => `${method} ${path}`)).toEqual([
    `POST /api/changes/${CHANGE}/undo`,
    `POST /api/changes/${UNDO}/undo`,
    `POST /api/changes/${UNDO}/undo`,
  ]);
});

it('names what it has brought back', async () => {
  const api = () => ({
    status: 200,
    body: { success: true, data: { change: { ...change(UNDO), action: 'create', undoes: CHANGE } } },
  });
  const { press } = await saveWith({ success: true, data: {}, changeId: CHANGE }, api);
  expect(await press()).toMatchObject({ title: 'Undone', description: 'Restored Atlas' });
});

it('undoes a batch as a whole', async () => {
  const api = () => ({ status: 200, body: { success: true, data: { batchId: UNDO, changes: [] } } });
  const { host, press } = await saveWith({ success: true, data: { batchId: BATCH, assignments: [] } }, api);
  expect(await press()).toMatchObject({ title: 'Undone' });
  expect(host.requests[0]?.path).toBe(`/api/batches/${BATCH}/undo`);
});

it('says what stands in the way, and that nothing was changed', async () => {
  const api = () => failure('ALREADY_UNDONE', 'This change has been undone already.');
  const { press } = await saveWith({ success: true, data: {}, changeId: CHANGE }, api);
  const toast = await press();
  expect(toast).toEqual({
    kind: 'error',
    title: 'Cannot undo',
    description: 'This change has been undone already. Nothing was changed.',
  });
});

it.each(['undo', 'redo'])(
  'goes on with the one before a change whose %s others have forestalled',
  async (kind) => {
    const isRedo = kind === 'redo';
    const refused = isRedo ? UNDO : CHANGE;
    const { host, press } = await saveWith({ success: true, data: {}, changeId: CHANGE }, ({ path }) =>
      path.includes(refused) ? failure('ALREADY_UNDONE', 'Undone already.') : changeUndone,
    );
    if (isRedo) await press();
    const keys = { key: 'z', ctrlKey: true, shiftKey: isRedo };
    fireEvent.keyDown(document.body, keys);
    await waitFor(() => expect(host.notifications.at(-1)?.title).toBe(`Cannot ${kind}`));
    const requests = host.requests.length;
    fireEvent.keyDown(document.body, keys);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(host.requests).toHaveLength(requests);
  },
);

it('undoes the change before it when the keys are pressed again before the first answer', async () => {
  const requested: string[] = [];
  const { host, add } = await saveWith({ success: true, data: {}, changeId: OTHER }, ({ path }) => {
    requested.push(path);
    return changeUndone;
  });
  add(CHANGE);
  fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true });
  fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true });
  await waitFor(() => expect(host.notifications).toHaveLength(3));
  expect(requested).toEqual([`/api/changes/${CHANGE}/undo`, `/api/changes/${OTHER}/undo`]);
});

it('tries again what may be possible by then', async () => {
  const answers = [failure('CAPACITY_EXCEEDED', 'No room.'), changeUndone];
  const { host } = await saveWith(
    { success: true, data: {}, changeId: CHANGE },
    () => answers.shift() ?? changeUndone,
  );
  for (const title of ['Cannot undo', 'Undone']) {
    fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true });
    await waitFor(() => expect(host.notifications.at(-1)?.title).toBe(title));
  }
});

it('is done by keyboard too, except in a text field', async () => {
  const { host } = await saveWith({ success: true, data: {}, changeId: CHANGE }, () => changeUndone);
  const titles = () => host.notifications.map(({ title }) => title);
  fireEvent.keyDown(screen.getByRole('textbox'), { key: 'z', ctrlKey: true });
  fireEvent.keyDown(document.body, { key: 'z' });
  fireEvent.keyDown(document.body, { key: 'Z', ctrlKey: true, shiftKey: true });
  expect(host.requests).toEqual([]);
  fireEvent.keyDown(document.body, { key: 'z', metaKey: true });
  await waitFor(() => expect(titles()).toEqual(['Project updated', 'Nothing to redo', 'Undone']));
  fireEvent.keyDown(document.body, { key: 'Z', ctrlKey: true, shiftKey: true });
  await waitFor(() => expect(titles()).toEqual(['Project updated', 'Nothing to redo', 'Undone', 'Redone']));
  fireEvent.keyDown(screen.getByRole('radio'), { key: 'z', ctrlKey: true });
  await waitFor(() =>
    expect(titles()).toEqual(['Project updated', 'Nothing to redo', 'Undone', 'Redone', 'Undone']),
  );
});

it('keeps the browser from undoing what was typed, also with nothing to undo, except in a text field', async () => {
  const { host } = await saveWith({ success: true, data: {} }, () => null);
  const undo = { key: 'z', ctrlKey: true };
  // False if the default was prevented.
  expect(fireEvent.keyDown(screen.getByRole('radio'), undo)).toBe(false);
  expect(fireEvent.keyDown(screen.getByRole('radio'), { ...undo, shiftKey: true })).toBe(false);
  expect(fireEvent.keyDown(screen.getByRole('textbox'), undo)).toBe(true);
  await waitFor(() =>
    expect(host.notifications.slice(1)).toEqual([
      { kind: 'info', title: 'Nothing to undo' },
      { kind: 'info', title: 'Nothing to redo' },
    ]),
  );
});

describe('if the same was changed again', () => {
  const ATLAS = { _id: OTHER, version: 3 };
  const rename = (_id: string, from: string, to: string) =>
    changeRecord({
      _id,
      at: new Date().toISOString(),
      entity: 'project',
      entityId: OTHER,
      name: to,
      actor: sampleManager,
      before: { name: from },
      after: { name: to },
    });
  const conflict = failure('CONFLICT', 'Changed in the meantime.', undefined, ATLAS);
  /** Conflicts unless one has seen version 3. */
  const save = (later: ReturnType<typeof rename>[]) =>
    saveWith({ success: true, data: {}, changeId: CHANGE }, ({ method, path }) => {
      const data = [...later, rename(CHANGE, 'Billing', 'Atlas')];
      if (method === 'GET') return success<typeof listChanges>({ success: true, data });
      return path.endsWith('/undo?version=3') || path.includes(UNDO) ? changeUndone : conflict;
    });
  const question = (name: string) => screen.findByRole('alertdialog', { name });

  it('asks by keyboard too, and does nothing without consent', async () => {
    const { host } = await save([rename(OTHER, 'Atlas', 'Pier')]);
    fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true });
    expect(await question('Undo this change?')).toHaveTextContent(
      'Atlas was changed again after this, by you, just now.NamePier → changes to Billing',
    );
    fireEvent.keyDown(screen.getByRole('button', { name: 'Cancel' }), { key: 'z', ctrlKey: true });
    act(() => screen.getByRole('button', { name: 'Cancel' }).click());
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(host.notifications).toHaveLength(1);

    fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true });
    await question('Undo this change?');
    act(() => screen.getByRole('button', { name: 'Undo' }).click());
    await waitFor(() => expect(host.notifications.at(-1)).toMatchObject({ title: 'Undone' }));
    // The keys did not ask again while the question was open.
    expect(host.requests.filter(({ method }) => method === 'POST')).toHaveLength(3);
  });

  it('names what stands in the way of a batch, and goes on with what was changed before it', async () => {
    const { host, press } = await saveWith({ success: true, data: { batchId: BATCH } }, (request) => {
      if (request.method === 'GET') {
        const data = [rename(OTHER, 'Atlas', 'Pier'), rename(CHANGE, 'Billing', 'Atlas')];
        return success<typeof listChanges>({ success: true, data });
      }
      const issues = [CHANGE, UNDO].map((id) => ({ path: `changes.${id}`, message: 'Changed.' }));
      return failure('CONFLICT', 'Changed in the meantime.', issues, ATLAS);
    });
    expect(await press()).toMatchObject({
      title: 'Cannot undo',
      description:
        'Pier and 1 more were changed again after this, by you: Name is now Pier. Nothing was changed.',
    });
    const requests = host.requests.length;
    fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true });
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(host.requests).toHaveLength(requests);
  });

  it('cannot undo what is not known to have changed', async () => {
    const { press } = await save([]);
    expect(await press()).toMatchObject({
      title: 'Cannot undo',
      description: 'Changed in the meantime. Nothing was changed.',
    });
  });
});

it('undoes the change of somebody else, and says whether it is undone', async () => {
  let response = failure('CAPACITY_EXCEEDED', 'Engineer only has 20% capacity remaining.');
  const { host, press } = await saveWith({ success: true, data: {} }, () => response);
  const revert = () => act(() => screen.getByRole('button', { name: 'Revert' }).click());
  revert();
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('false'));
  expect(host.notifications.at(-1)).toMatchObject({ kind: 'error', title: 'Cannot undo' });
  response = changeUndone;
  revert();
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('true'));
  expect(host.requests.map(({ path }) => path)).toEqual(Array(2).fill(`/api/changes/${OTHER}/undo`));
  expect(host.notifications.at(-1)).toMatchObject({ title: 'Undone', description: 'Atlas: Renamed' });
  expect(await press()).toMatchObject({ title: 'Redone', description: 'Atlas: Renamed' });
});

it('offers nothing if nothing was changed', async () => {
  const { host } = await saveWith({ success: true, data: {} }, () => null);
  expect(host.notifications).toEqual([{ kind: 'success', title: 'Project updated', description: 'Atlas' }]);
  expect(undoableOf({ success: true, data: { batchId: null } })).toBeNull();
});
