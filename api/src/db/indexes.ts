import type { Collections } from './collections';

/** Every index of the database. Creating one that exists is no work, so each start does it. */
export async function createIndexes({
  users,
  projects,
  assignments,
  audit,
  creations,
  rateLimits,
}: Collections) {
  await users.createIndexes([
    { key: { email: 1 }, name: 'email', unique: true },
    { key: { role: 1, sortName: 1, _id: 1 }, name: 'roster_by_name' },
    { key: { role: 1, email: 1, _id: 1 }, name: 'roster_by_email' },
    { key: { role: 1, sortDepartment: 1, _id: 1 }, name: 'roster_by_department' },
    { key: { role: 1, sortSeniority: 1, _id: 1 }, name: 'roster_by_seniority' },
    { key: { role: 1, search: 1 }, name: 'roster_search' },
  ]);
  await projects.createIndexes([
    { key: { sortName: 1, _id: 1 }, name: 'by_name' },
    { key: { startDate: 1, _id: 1 }, name: 'by_start' },
    { key: { endDate: 1, _id: 1 }, name: 'by_end' },
    { key: { sortStatus: 1, _id: 1 }, name: 'by_status' },
    { key: { status: 1, _id: 1 }, name: 'of_status' },
    { key: { search: 1 }, name: 'search' },
  ]);
  await assignments.createIndexes([
    // Holds all that load is computed from, so no document is read for it: a roster asks for everyone's.
    {
      key: { engineerId: 1, projectDeleted: 1, endDate: 1, startDate: 1, allocationPercentage: 1 },
      name: 'engineer_load',
    },
    { key: { engineerId: 1, _id: 1 }, name: 'of_engineer' },
    { key: { projectId: 1, _id: 1 }, name: 'of_project' },
    { key: { sortEngineer: 1, _id: 1 }, name: 'by_engineer' },
    { key: { sortProject: 1, _id: 1 }, name: 'by_project' },
    { key: { sortRole: 1, _id: 1 }, name: 'by_role' },
    { key: { allocationPercentage: 1, _id: 1 }, name: 'by_allocation' },
    { key: { startDate: 1, _id: 1 }, name: 'by_start' },
    { key: { endDate: 1, _id: 1 }, name: 'by_end' },
  ]);
  await audit.createIndexes([
    { key: { entityId: 1, _id: -1 }, name: 'of_entity' },
    { key: { entity: 1, _id: -1 }, name: 'by_entity' },
  ]);
  await creations.createIndexes([{ key: { expiresAt: 1 }, name: 'expiry', expireAfterSeconds: 0 }]);
  await rateLimits.createIndexes([
    { key: { key: 1 }, name: 'key', unique: true },
    { key: { expire: 1 }, name: 'expiry', expireAfterSeconds: 0 },
  ]);
}
