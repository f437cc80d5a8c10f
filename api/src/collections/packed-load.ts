import { storedText } from '../db/stored-values';
import { loadCurve, type LoadCurve } from '@erm/contracts/load-curve';

/** A single string, because the driver takes ten times as long to decode a roster's steps as documents. */
export function packLoad(curve: LoadCurve): string {
  return Buffer.from(curve.buffer, curve.byteOffset, curve.byteLength).toString('base64');
}

/** The stored load of an engineer; none if it cannot be read, which `erm verify` finds. */
export function loadOf({ load }: { load?: unknown }): LoadCurve {
  // Copied because a `Buffer` may start at an unaligned offset of its underlying memory.
  const bytes = new Uint8Array(Buffer.from(storedText(load), 'base64'));
  const isWhole = bytes.length > 0 && bytes.length % Int32Array.BYTES_PER_ELEMENT === 0;
  return isWhole ? new Int32Array(bytes.buffer) : loadCurve([]);
}
