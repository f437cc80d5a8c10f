import type { User } from '@erm/contracts/users';
import { renderPortal as render } from '@erm/portal-kit/testing';
import type { HostEvents, TransportResponse } from '@erm/portal-sdk';
import type { FakeApi } from '@erm/portal-sdk/testing';
import manifest from '../../portal.json';
import { Portal } from '../portal';
import { maya } from './fixtures';

/** A successful response in the API's format. */
export function success(data: unknown, rest: object = {}): TransportResponse {
  return { status: 200, body: { success: true, data, ...rest } };
}

/** Renders the engineer portal with a test's responses. */
export function renderPortal(address: string, api: FakeApi, user: User = maya, events?: HostEvents) {
  return render(address, { Portal, manifest, user, api, events });
}
