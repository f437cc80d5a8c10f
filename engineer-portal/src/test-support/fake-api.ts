import { profileBody } from '@erm/contracts/auth';
import type { User } from '@erm/contracts/users';
import type { FakeApi } from '@erm/portal-sdk/testing';
import { assignment, capacity, capacityAssignment } from './fixtures';
import { answer } from './open-portal';

const running = [
  { name: 'Atlas Billing', allocationPercentage: 60, role: 'Frontend lead' },
  { name: 'Design System', allocationPercentage: 30, role: 'Reviewer' },
];

/** The part of the API that this portal calls, for the portal alone; it knows one engineer and two assignments. */
export function createFakeApi(engineer: User): FakeApi {
  let user = engineer;
  return ({ method, path, body }) => {
    const { pathname, searchParams } = new URL(path, 'http://alone');
    switch (`${method} ${pathname}`) {
      case `GET /api/engineers/${user._id}/capacity`: {
        const load = running.map(({ name, allocationPercentage, role }) =>
          capacityAssignment(name, allocationPercentage, { role }),
        );
        return answer({ engineer: capacity(load, user) });
      }
      case 'GET /api/assignments': {
        const q = (searchParams.get('q') ?? '').toLowerCase();
        const rows = running
          .filter(({ name }) => name.toLowerCase().includes(q))
          .map(({ name, ...rest }) => assignment(name, rest));
        return answer(rows, { page: { nextCursor: null, total: rows.length } });
      }
      case 'PUT /api/auth/profile':
        user = { ...user, ...profileBody.parse(body), version: user.version + 1 };
        return answer({ user });
      case 'GET /api/auth/profile':
        return answer({ user });
      default:
        return null;
    }
  };
}
