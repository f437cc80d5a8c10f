import { loadCurve, type LoadCurve } from '@erm/contracts/load-curve';

/** A single string, because the driver takes ten times as long to decode a roster's steps as documents. */
export function packLoad(curve: LoadCurve): string {
  return Buffer.from(curve.buffer, curve.byteOffset, curve.byteLength).toString('base64');
}

/** The stored load of an engineer. */
export function loadOf({ load }: { load?: string }): LoadCurve {
  // Copied because a `Buffer` may start at an unaligned offset of its underlying memory.
  return load ? new Int32Array(new Uint8Array(Buffer.from(load, 'base64')).buffer) : loadCurve([]);
}
