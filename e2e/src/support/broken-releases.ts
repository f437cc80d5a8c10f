import type { Change } from './portal-builds';

/** While this global is not set, the file of a dialog that throws "in place" throws. */
export const REPAIRED = 'dialogRepaired';

/**
 * How a tab gets over it: with the version that a rollback brought back, in the version that it has once the reason
 * ended, or, where a page alone stopped, with the former after the page was tried again in vain.
 */
export type Recovery = 'rollback' | 'in place' | 'page first';

/** A release with the digests of its files, whose code fails. */
export interface BrokenRelease {
  id: string;
  fault: 'throw at evaluation' | 'throw at render';
  place: 'entry' | 'first chunk' | 'later chunk';
  recovery: Recovery;
  change: Change;
}

const isEntry = (name: string) => name === 'remoteEntry.js';
const isFirstChunk = (name: string) => name.startsWith('portal.');
const hasDialog = (text: string) => text.includes('title:"Add Engineer"');

const throwing = (what: string): string => `(()=>{throw Error("${what} is broken")})()`;

export const brokenReleases: readonly BrokenRelease[] = [
  {
    id: 'entryeval',
    fault: 'throw at evaluation',
    place: 'entry',
    recovery: 'rollback',
    change: (name, text) => (isEntry(name) ? `${throwing('the entry')};${text}` : text),
  },
  {
    id: 'firsteval',
    fault: 'throw at evaluation',
    place: 'first chunk',
    recovery: 'rollback',
    change: (name, text) => (isFirstChunk(name) ? `${throwing('the first chunk')};${text}` : text),
  },
  {
    id: 'latereval',
    fault: 'throw at evaluation',
    place: 'later chunk',
    recovery: 'in place',
    change: (_, text) =>
      hasDialog(text) ? `globalThis.${REPAIRED}||${throwing('the dialog')};${text}` : text,
  },
  {
    id: 'entryrender',
    fault: 'throw at render',
    place: 'entry',
    recovery: 'rollback',
    change: (name, text) => {
      const container = `{init(){},get:async()=>()=>({Portal:()=>${throwing('the portal')}})}`;
      return isEntry(name) ? `${text};portal_manager=${container}` : text;
    },
  },
  {
    id: 'firstrender',
    fault: 'throw at render',
    place: 'first chunk',
    recovery: 'page first',
    change: (_, text) =>
      text.replace('subtitle:"Manage your engineering team"', `subtitle:${throwing('the page')}`),
  },
  {
    id: 'laterrender',
    fault: 'throw at render',
    place: 'later chunk',
    recovery: 'page first',
    change: (_, text) => text.replace('title:"Add Engineer"', `title:${throwing('the dialog')}`),
  },
];
