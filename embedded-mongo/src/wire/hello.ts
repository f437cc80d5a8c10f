import type { Doc } from '../values/types';

export const replicaSetName = 'embedded';

/** Describes the server as the primary of a replica set with one member. */
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
