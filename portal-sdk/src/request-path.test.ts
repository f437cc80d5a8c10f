import { describe, expect, it } from 'vitest';
import { requestPath } from './request-path';

describe('requestPath', () => {
  it('includes the encoded parameters', () => {
    expect(requestPath('/api/engineers/{id}/capacity', { id: 'a/b' })).toBe('/api/engineers/a%2Fb/capacity');
  });

  it('includes the query in order, without undefined and empty values', () => {
    expect(requestPath('/api/engineers', {}, { limit: 50, q: '', cursor: undefined, sort: '-name' })).toBe(
      '/api/engineers?limit=50&sort=-name',
    );
    expect(requestPath('/api/projects', {}, { q: 'a & b' })).toBe('/api/projects?q=a+%26+b');
  });

  it('repeats the parameter of a list', () => {
    const query = { skill: ['Go', '', 'C++'], department: [], min: 40 };
    expect(requestPath('/api/people', {}, query)).toBe('/api/people?skill=Go&skill=C%2B%2B&min=40');
  });

  it('throws if a parameter is missing', () => {
    expect(() => requestPath('/api/engineers/{id}', {})).toThrow('needs the parameter "id"');
  });
});
