import type { Doc } from '../values/kinds';
import type { Command } from './command';

export const replicaSetName = 'embedded';

/** Answers that say what kind of server this is: a replica set of one node that is its primary. */
export function helloReply(address: string, connectionId: number): Doc {
  return {
    helloOk: true,
    ismaster: true,
    isWritablePrimary: true,
    secondary: false,
    hosts: [address],
    primary: address,
    setName: replicaSetName,
    setVersion: 1,
    maxBsonObjectSize: 16 * 1024 * 1024,
    maxMessageSizeBytes: 48_000_000,
    maxWriteBatchSize: 100_000,
    localTime: new Date(),
    logicalSessionTimeoutMinutes: 30,
    connectionId,
    minWireVersion: 0,
    maxWireVersion: 21,
    readOnly: false,
    ok: 1,
  };
}

export const ping: Command = { fields: [], inTransaction: false, run: () => ({ ok: 1 }) };

export const buildInfo: Command = {
  fields: [],
  inTransaction: false,
  run: () => ({
    version: '7.0.0',
    versionArray: [7, 0, 0, 0],
    gitVersion: 'embedded-mongo',
    modules: [],
    maxBsonObjectSize: 16 * 1024 * 1024,
    ok: 1,
  }),
};
