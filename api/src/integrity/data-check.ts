import { checkCompany, type Company } from './check-company';
import type { Finding } from './finding';
import { COLLECTION_NAMES, shapeProblems, type CollectionName } from './stored-document';

/** Takes documents one by one, because the audit log may be too large for memory. */
export interface DataCheck {
  add(collection: CollectionName, document: unknown): void;
  counts(): Record<CollectionName, number>;
  /** Rules across documents are checked only if each document is valid by itself. */
  findings(): Finding[];
}

export function startDataCheck(): DataCheck {
  const company: Company = { users: [], projects: [], assignments: [], invitations: [], identities: [] };
  const counts = Object.fromEntries(COLLECTION_NAMES.map((name) => [name, 0])) as Record<
    CollectionName,
    number
  >;
  const ids = new Set<string>();
  const invalid: Finding[] = [];
  return {
    add(collection, document) {
      counts[collection] += 1;
      const id = idOf(document);
      const subject = `${collection} ${id}`;
      const problems = shapeProblems(collection, document);
      if (ids.has(subject)) problems.push('appears twice');
      ids.add(subject);
      invalid.push(...problems.map((problem) => ({ severity: 'violation' as const, subject, problem })));
      // Its shape has just been checked.
      if (problems.length === 0 && collection !== 'audit') company[collection].push(document as never);
    },
    counts: () => counts,
    findings: () => (invalid.length > 0 ? invalid : checkCompany(company)),
  };
}

function idOf(document: unknown): string {
  return typeof document === 'object' && document !== null && '_id' in document ? String(document._id) : '?';
}
