/** A problem in the data. A warning is allowed by the rules, but should be looked at. */
export interface Finding {
  severity: 'violation' | 'warning';
  /** The document, such as `user 64a…`. */
  subject: string;
  /** Continues the subject to a sentence. */
  problem: string;
}

export interface Identified {
  _id: { toString(): string };
}

export function violation(kind: string, { _id }: Identified, problem: string): Finding {
  return { severity: 'violation', subject: `${kind} ${_id.toString()}`, problem };
}

export function warning(kind: string, { _id }: Identified, problem: string): Finding {
  return { severity: 'warning', subject: `${kind} ${_id.toString()}`, problem };
}
