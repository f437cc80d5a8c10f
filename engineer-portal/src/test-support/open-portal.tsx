import type { User } from '@erm/contracts/users';
import type { TransportResponse } from '@erm/portal-sdk';
import { createFakeHost, type FakeApi } from '@erm/portal-sdk/testing';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import { Portal } from '../portal';
import { maya } from './fixtures';

export function answer(data: unknown, rest: object = {}): TransportResponse {
  return { status: 200, body: { success: true, data, ...rest } };
}

export function refuse(status: number, code: string, error: string, issues?: object[]): TransportResponse {
  return { status, body: { success: false, error, message: error, code, issues, requestId: 'r1' } };
}

/** Opens the portal at an address under `/engineer`, as the shell mounts it. */
export function openPortal(address: string, api: FakeApi, user: User = maya) {
  const host = createFakeHost({ user, api });
  window.history.replaceState(null, '', address);
  const view = render(
    <BrowserRouter>
      <Routes>
        <Route path="/engineer/*" element={<Portal host={host} />} />
        <Route path="*" element={<p>outside</p>} />
      </Routes>
    </BrowserRouter>,
  );
  return { host, person: userEvent.setup(), ...view };
}
