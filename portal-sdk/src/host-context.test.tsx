import { getProfile } from '@erm/contracts/auth';
import type { User } from '@erm/contracts/users';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { HostContext, useApi, useNotify, useSession, useUpdateUser } from './host-context';
import { createFakeHost } from './testing';

const user: User = {
  _id: 'a1',
  id: 'a1',
  name: 'Ana Sousa',
  email: 'ana@example.com',
  role: 'engineer',
  skills: [],
  seniority: 'mid',
  maxCapacity: 100,
  department: 'Web',
  version: 1,
};

function Name() {
  const session = useSession();
  const updateUser = useUpdateUser();
  const notify = useNotify();
  const api = useApi();
  return (
    <>
      <p>{session.user.name}</p>
      <button onClick={() => updateUser({ ...session.user, name: 'Ana Maria Sousa' })}>Rename</button>
      <button onClick={() => notify({ kind: 'success', title: 'Profile updated' })}>Notify</button>
      <button onClick={() => void api.call(getProfile)}>Load</button>
    </>
  );
}

afterEach(cleanup);

describe('the host context', () => {
  it('provides the session’s user and its changes', () => {
    const host = createFakeHost({ user, api: () => null });
    render(
      <HostContext value={host}>
        <Name />
      </HostContext>,
    );
    expect(screen.getByText('Ana Sousa')).toBeTruthy();
    act(() => screen.getByText('Rename').click());
    expect(screen.getByText('Ana Maria Sousa')).toBeTruthy();
  });

  it('shows toasts and calls the API through the host', () => {
    const host = createFakeHost({
      user,
      api: () => ({ status: 200, body: { success: true, data: { user } } }),
    });
    render(
      <HostContext value={host}>
        <Name />
      </HostContext>,
    );
    screen.getByText('Notify').click();
    screen.getByText('Load').click();
    expect(host.notifications).toEqual([{ kind: 'success', title: 'Profile updated' }]);
    expect(host.requests).toMatchObject([{ method: 'GET', path: '/api/auth/profile' }]);
  });

  it('throws when a hook is used outside of it', () => {
    expect(() => render(<Name />)).toThrow('outside <HostContext value={host}>');
  });
});

describe('the fake API', () => {
  it('throws on an unsupported request', async () => {
    const host = createFakeHost({ user, api: () => null });
    await expect(host.api.call(getProfile)).rejects.toThrow('does not support GET /api/auth/profile');
  });
});
