import type { CalendarDay } from '@erm/contracts/calendar-day';
import { DEMO_PASSWORD } from '../passwords/acceptable-password';
import { passwordHasher } from '../passwords/password-hasher';
import type { Database } from '../collections/database';
import { buildDemo } from './build-demo';
import { buildLarge } from './large/build-large';

/** A small company to look around in, or a large one. Both have the demo accounts. */
export type SeedName = 'demo' | 'large';

const COMPANIES = { demo: buildDemo, large: buildLarge };

/**
 * Fills a database without users, with all of the data or none. Checks again within the transaction, because another
 * process may be seeding at the same time.
 */
export async function seed(db: Database, name: SeedName, today: CalendarDay): Promise<void> {
  if (await db.users.findOne({}, { projection: { _id: 1 } })) return;
  const passwordHash = await passwordHasher().hash(DEMO_PASSWORD);
  const { users, projects, assignments, audit } = COMPANIES[name](today, passwordHash);
  await db.transaction([], async (session) => {
    if (await db.users.findOne({}, { projection: { _id: 1 }, session })) return;
    await db.users.insertMany(users, { session });
    await db.projects.insertMany(projects, { session });
    await db.assignments.insertMany(assignments, { session });
    if (audit.length > 0) await db.audit.insertMany(audit, { session });
  });
}
