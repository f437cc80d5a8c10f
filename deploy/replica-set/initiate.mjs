import { setTimeout as wait } from 'node:timers/promises';
import { MongoClient, MongoServerError } from 'mongodb';

export const REPLICA_SET = 'rs0';
export const DATABASE = 'engineering-rm';
const API_USER = 'api';
export const ADMIN_USER = 'admin';
const MEMBER_TIMEOUT_MS = 60_000;
/** MongoDB's error codes. */
const AUTHENTICATION_FAILED = 18;
const ALREADY_INITIALIZED = 23;

/**
 * @typedef {object} ReplicaSet
 * @property {string[]} members their addresses, as clients and members reach them
 * @property {string} local the address of the first one on its own machine, where it lets the first user be created
 * @property {string} adminPassword
 * @property {string} apiPassword
 */

/**
 * Makes nodes that share a key file a replica set with two users: an administrator, and one for the API, which may do
 * nothing but read and write its own database. What is done already stays as it is.
 *
 * @param {ReplicaSet} set
 */
export async function initiateReplicaSet({ members, local, adminPassword, apiPassword }) {
  const [first = '', ...others] = members;
  const admin = { username: ADMIN_USER, password: adminPassword };
  if (!(await isAdminKnown(local, admin))) {
    await onNode(local, undefined, async (db) => {
      await initiateAlone(db, first);
      await db.command({ createUser: ADMIN_USER, pwd: adminPassword, roles: ['root'] });
    });
  }
  await onNode(local, admin, async (db) => {
    for (const address of others) await addMember(db, address);
    await untilAllServe(db);
  });
  const uri = `mongodb://${members.join(',')}/?replicaSet=${REPLICA_SET}`;
  await onServer(uri, admin, (db) => createApiUser(db, apiPassword));
}

/** @typedef {{ username: string, password: string }} Credentials */

/**
 * @param {string} address
 * @param {Credentials} admin
 */
async function isAdminKnown(address, admin) {
  try {
    return await onNode(address, admin, async () => true);
  } catch (error) {
    if (error instanceof MongoServerError && error.code === AUTHENTICATION_FAILED) return false;
    throw error;
  }
}

/**
 * A set of one node elects it at once, so the users can be created on it.
 *
 * @param {import('mongodb').Db} db
 * @param {string} host
 */
async function initiateAlone(db, host) {
  try {
    await db.command({ replSetInitiate: { _id: REPLICA_SET, members: [{ _id: 0, host }] } });
  } catch (error) {
    if (!(error instanceof MongoServerError && error.code === ALREADY_INITIALIZED)) throw error;
  }
  while (!(await db.command({ hello: 1 }))['isWritablePrimary']) await wait(20);
}

/**
 * @param {import('mongodb').Db} db
 * @param {string} host
 */
async function addMember(db, host) {
  const { config } = await db.command({ replSetGetConfig: 1 });
  /** @type {{ _id: number, host: string }[]} */
  const members = config.members;
  if (members.some((member) => member.host === host)) return;
  const added = { _id: Math.max(...members.map(({ _id }) => _id)) + 1, host };
  await db.command({
    replSetReconfig: { ...config, version: config.version + 1, members: [...members, added] },
  });
}

/** @param {import('mongodb').Db} db the admin database */
export async function untilAllServe(db) {
  for (const end = Date.now() + MEMBER_TIMEOUT_MS; Date.now() < end; await wait(50)) {
    const { members } = await db.command({ replSetGetStatus: 1 });
    const states = members.map((/** @type {{ stateStr: string }} */ { stateStr }) => stateStr);
    if (states.every((/** @type {string} */ state) => ['PRIMARY', 'SECONDARY'].includes(state))) return;
  }
  throw new Error('Not every member of the replica set was up in time.');
}

/**
 * @param {import('mongodb').Db} db
 * @param {string} password
 */
async function createApiUser(db, password) {
  const { users } = await db.command({ usersInfo: API_USER });
  const roles = [{ role: 'readWrite', db: DATABASE }];
  const command = users.length > 0 ? 'updateUser' : 'createUser';
  await db.command({ [command]: API_USER, pwd: password, roles });
}

/**
 * Runs something on the admin database of one node.
 *
 * @template Result
 * @param {string} address
 * @param {Credentials | undefined} auth
 * @param {(db: import('mongodb').Db) => Promise<Result>} run
 */
const onNode = (address, auth, run) => onServer(`mongodb://${address}/?directConnection=true`, auth, run);

/**
 * @template Result
 * @param {string} uri
 * @param {Credentials | undefined} auth
 * @param {(db: import('mongodb').Db) => Promise<Result>} run
 */
async function onServer(uri, auth, run) {
  const client = new MongoClient(uri, { auth, ...(auth && { authSource: 'admin' }) });
  try {
    await client.connect();
    return await run(client.db('admin'));
  } finally {
    await client.close();
  }
}

/**
 * What the API connects to.
 *
 * @param {readonly string[]} members
 * @param {string} password
 */
export const apiUri = (members, password) =>
  `mongodb://${API_USER}:${password}@${members.join(',')}/${DATABASE}?replicaSet=${REPLICA_SET}&authSource=admin`;
