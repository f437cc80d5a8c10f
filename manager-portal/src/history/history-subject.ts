const SUBJECTS = ['assignment', 'project', 'engineer'] as const;

/** The one thing whose history is shown. */
export interface HistorySubject {
  kind: (typeof SUBJECTS)[number];
  id: string;
}

/** Reads a subject from the URL, such as `project:ID`. Null for everything, and for anything unknown. */
export function parseSubject(text: string | null): HistorySubject | null {
  const [name, id = '', ...rest] = (text ?? '').split(':');
  const kind = SUBJECTS.find((known) => known === name);
  return kind && /^[0-9a-f]{24}$/i.test(id) && rest.length === 0 ? { kind, id } : null;
}
