import type { User } from '@erm/contracts/users';
import { fakeId } from './fake-records';

/** Who is signed in while the portal is tested or stands alone. */
export const fakeManager: User = {
  _id: fakeId(99),
  id: fakeId(99),
  name: 'Helena Fischer',
  email: 'helena@example.test',
  role: 'manager',
  skills: [],
  seniority: null,
  maxCapacity: 100,
  department: 'Engineering',
  version: 1,
};
