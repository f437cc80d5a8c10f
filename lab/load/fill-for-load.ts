import { writeFileSync } from 'node:fs';
import { MongoClient } from 'mongodb';
import { passwordHasher } from '../../api/src/passwords/password-hasher';
import { openDatabase } from '../../api/src/collections/database';
import { newUserDocument } from '../../api/src/collections/user-document';
import { fillDatabase, weekOf } from '../api/fill-database';

// MONGODB_URI=<uri> node fill.js <file> <engineers> <projects> <assignments>
//
// Writes to the file what a load test needs to know.

const [file = '', ...sizes] = process.argv.slice(2);
const [engineers = 0, projects = 0, assignments = 0] = sizes.map(Number);
const size = { engineers, projects, assignments };
const PASSWORD = 'the password of everybody';
/** Weeks to create assignments in, more than a run can use up. */
const FREE_WEEKS = 40;

const client = await MongoClient.connect(process.env['MONGODB_URI'] ?? '');
const db = openDatabase(client, client.db().databaseName);
await db.createIndexes();
const passwordHash = await passwordHasher().hash(PASSWORD);
await fillDatabase(db, size, passwordHash);
const manager = newUserDocument(
  {
    name: 'Marta',
    email: 'marta@example.com',
    role: 'manager',
    department: 'Delivery',
    skills: [],
    seniority: null,
    maxCapacity: 100,
  },
  passwordHash,
);
await db.users.insertOne(manager);

const people = await db.users.find({ role: 'engineer' }).sort({ _id: 1 }).toArray();
const project = await db.projects.findOne();
const free = Array.from({ length: engineers * FREE_WEEKS }, (_, n) => ({
  engineerId: String(people[n % engineers]?._id),
  ...weekOf(assignments + n, size),
}));
const company = {
  password: PASSWORD,
  manager: manager.email,
  engineer: people[0]?.email,
  engineerId: String(people[0]?._id),
  projectId: String(project?._id),
  free,
};
writeFileSync(file, JSON.stringify(company));
await client.close();
