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
};
const error = { title: 'Failed', cause: undefined, onRetry: () => {} };

describe('pickerStatus', () => {
  it.each([
    ['idle', 'its rows answer what is typed', {}, 'an'],
    ['loading', 'more was typed since', {}, 'ana'],
    ['loading', 'a failure was of an earlier search', { error }, 'ana'],
    ['loading', 'there are no rows yet', { rows: [], loading: true }, 'an'],
    ['loading', 'its rows are of the search before', { outdated: true }, 'an'],
    ['loading-more', 'a further page is on its way', { loadingMore: true }, 'an'],
    ['error', 'it could not be read', { rows: [], error }, 'an'],
    ['error', 'a further page could not be read', { moreFailed: true }, 'an'],
  ] as const)('is %s while %s', (status, _reason, state, typed) => {
    expect(pickerStatus({ ...list, ...state } as List<string>, typed, 'an')).toBe(status);
  });
});
