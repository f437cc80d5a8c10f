import { describe, expect, it } from 'vitest';
import { requestPath } from './request-path';

describe('the path of a call', () => {
  it('holds its parameters, encoded', () => {
    expect(requestPath('/api/engineers/{id}/capacity', { id: 'a/b' })).toBe('/api/engineers/a%2Fb/capacity');
  });

  it('holds the query in the order given, without what is undefined or empty', () => {
    expect(requestPath('/api/engineers', {}, { limit: 50, q: '', cursor: undefined, sort: '-name' })).toBe(
      '/api/engineers?limit=50&sort=-name',
    );
    expect(requestPath('/api/projects', {}, { q: 'a & b' })).toBe('/api/projects?q=a+%26+b');
  });

  it('is refused while a parameter is missing', () => {
    expect(() => requestPath('/api/engineers/{id}', {})).toThrow('needs the parameter "id"');
  });
});
