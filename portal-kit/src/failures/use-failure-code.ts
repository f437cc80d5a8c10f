import { useReportFailure, type PartFailureKind } from '@erm/portal-sdk';
import { useEffectEvent, useLayoutEffect, useReducer } from 'react';

/**
 * Tells the shell of a failure when it begins.
 * @param failed while it lasts
 * @returns the code to quote, once there is one
 */
export function useFailureCode(kind: PartFailureKind, failed: boolean, error: unknown): string | undefined {
  const report = useReportFailure();
  const [code, note] = useReducer((_: string | undefined, told: string | undefined) => told, undefined);
  // Reports in an effect, because a render that never reaches the screen failed for nobody.
  const tell = useEffectEvent(() => note(report(kind, error)));
  // The code is there when the failure is announced.
  useLayoutEffect(() => {
    if (failed) tell();
  }, [failed]);
  return code;
}
