import { useReportFailure, type PartFailureKind } from '@erm/portal-sdk';
import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Tells the shell of a failure when it begins.
 * @param failed while it lasts
 * @returns the code to quote, once there is one
 */
export function useFailureCode(kind: PartFailureKind, failed: boolean, error: unknown): string | undefined {
  const report = useReportFailure();
  const [code, setCode] = useState<string>();
  const tell = useEffectEvent(() => setCode(report(kind, error)));
  useEffect(() => {
    if (failed) tell();
  }, [failed]);
  return code;
}
