import type { CalendarDay } from '@erm/contracts/calendar-day';
import { passwordHasher } from '../auth/password-hasher';
import type { Database } from '../database';
import { buildDemo } from './build-demo';
import { DEMO_PASSWORD } from './demo-people';

/**
 * Fills a database without users with the demo data, all of it or none. Checks again within the transaction, because
 * another process may be seeding at the same time.
 */
export async function seedDemo(db: Database, today: CalendarDay): Promise<void> {
  if (await db.users.findOne({}, { projection: { _id: 1 } })) return;
  const passwordHash = await passwordHasher().hash(DEMO_PASSWORD);
  const { users, projects, assignments } = buildDemo(today, passwordHash);
  await db.transaction([], async (session) => {
    if (await db.users.findOne({}, { projection: { _id: 1 }, session })) return;
    await db.users.insertMany(users, { session });
    await db.projects.insertMany(projects, { session });
    await db.assignments.insertMany(assignments, { session });
  });
}
