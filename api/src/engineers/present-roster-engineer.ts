import type { RosterEngineer } from '@erm/contracts/roster-engineer';
import type { RosterEntry } from './roster';

export function presentRosterEngineer({
  _id,
  name,
  email,
  hasNamesake,
  seniority,
  department,
  maxCapacity,
  version,
}: RosterEntry): RosterEngineer {
  return {
    _id: _id.toHexString(),
    name,
    seniority,
    department,
    maxCapacity,
    version,
    ...(hasNamesake && { email }),
  };
}
