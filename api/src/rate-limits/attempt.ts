import { createHash } from 'node:crypto';
import ipaddr from 'ipaddr.js';

/** An attempt to sign in or register: the account's email and the client's address. */
export interface Attempt {
  account: string;
  address: string;
}

/** Keys that an attempt is counted by. */
export interface AttemptKeys {
  account: string;
  network: string;
  /** The account from this network. */
  pair: string;
}

export function keysOf({ account, address }: Attempt): AttemptKeys {
  // Hashed, because users type passwords into the email field too.
  const hashed = createHash('sha256').update(account).digest('base64url');
  const network = networkOf(address);
  return { account: hashed, network, pair: `${hashed} ${network}` };
}

/**
 * The network that stands for a client: an IPv4 address, or the /64 of an IPv6 address, because a single IPv6 customer
 * has at least that many addresses to choose from.
 */
export function networkOf(address: string): string {
  const host = withoutPort(address);
  if (!ipaddr.isValid(host)) return address;
  const parsed = ipaddr.process(host);
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString();
  return `${new ipaddr.IPv6([...parsed.parts.slice(0, 4), 0, 0, 0, 0]).toString()}/64`;
}

/** Some proxies report the port of the connection, too, which is never the same: `192.0.2.1:4000`, `[2001:db8::1]:4000`. */
function withoutPort(address: string): string {
  const [, v6, v4] = /^(?:\[(.+)\](?::\d+)?|([\d.]+):\d+)$/.exec(address) ?? [];
  return v6 ?? v4 ?? address;
}
