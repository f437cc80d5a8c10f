import { loadCurve, type LoadCurve } from '@erm/contracts/load-curve';

/** As one text, because the driver takes ten times as long to decode a roster's steps as documents. */
export function packLoad(curve: LoadCurve): string {
  return Buffer.from(curve.buffer, curve.byteOffset, curve.byteLength).toString('base64');
}

/** The stored load of an engineer. */
export function loadOf({ load }: { load?: string }): LoadCurve {
  // Copied into an array of its own, because a `Buffer` may begin anywhere in its memory.
  return load ? new Int32Array(new Uint8Array(Buffer.from(load, 'base64')).buffer) : loadCurve([]);
}
