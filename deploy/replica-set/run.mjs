import { readFileSync } from 'node:fs';
import { initiateReplicaSet } from './initiate.mjs';

// In a container that shares the network of the first member:
//   MEMBERS=mongo-1:27017,mongo-2:27017,mongo-3:27017 node replica-set/run.mjs
const { MEMBERS = '', SECRETS_DIR = '/run/secrets' } = process.env;
const secret = (/** @type {string} */ name) => readFileSync(`${SECRETS_DIR}/${name}`, 'utf8');
await initiateReplicaSet({
  members: MEMBERS.split(','),
  local: '127.0.0.1:27017',
  adminPassword: secret('mongodb-admin-password'),
  apiPassword: secret('mongodb-api-password'),
});
console.log(`${MEMBERS} are a replica set.`);
