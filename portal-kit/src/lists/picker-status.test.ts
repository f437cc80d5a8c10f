import type { List } from './use-list';
import { describe, expect, it } from 'vitest';
import { pickerStatus } from './picker-status';

const list: List<string> = {
  rows: ['Ana'],
  total: 1,
  loading: false,
  outdated: false,
  error: undefined,
  showMore: undefined,
  loadingMore: false,
  moreFailed: false,
  extra: undefined,
};
const error = { title: 'Failed', cause: undefined, onRetry: () => {} };

describe('pickerStatus', () => {
  it.each([
    ['idle', 'its rows match the typed text', {}, 'an'],
    ['loading', 'the typed text is newer than the search', {}, 'ana'],
    ['loading', 'the error is from an earlier search', { error }, 'ana'],
    ['loading', 'there are no rows yet', { rows: [], loading: true }, 'an'],
    ['loading', 'its rows are from the previous search', { outdated: true }, 'an'],
    ['loading-more', 'another page is loading', { loadingMore: true }, 'an'],
    ['error', 'it could not be loaded', { rows: [], error }, 'an'],
    ['error', 'another page could not be loaded', { moreFailed: true }, 'an'],
  ] as const)('is %s while %s', (status, _reason, state, typed) => {
    expect(pickerStatus({ ...list, ...state } as List<string>, typed, 'an')).toBe(status);
  });
});
