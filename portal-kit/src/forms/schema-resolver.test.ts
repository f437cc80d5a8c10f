import { createEngineerBody } from '@erm/contracts/engineer-edits';
import { describe, expect, it } from 'vitest';
import { schemaResolver } from './schema-resolver';

const options = { fields: {}, shouldUseNativeValidation: false };
const valid = {
  name: 'Ana Sousa',
  email: 'ana@example.test',
  password: 'secret-1',
  department: 'Web',
  skills: 'Go, Rust',
  seniority: 'mid' as const,
  maxCapacity: 100,
};

describe('schemaResolver', () => {
  it('returns the schema’s output', async () => {
    const { values, errors } = await schemaResolver(createEngineerBody)(valid, undefined, options);
    expect(values).toMatchObject({ skills: ['Go', 'Rust'] });
    expect(errors).toEqual({});
  });

  it('reports an error in a list item on the list’s field', async () => {
    const skills = `Go, ${'x'.repeat(61)}`;
    const { errors } = await schemaResolver(createEngineerBody)({ ...valid, skills }, undefined, options);
    expect(errors).toMatchObject({ skills: { message: 'Each skill must be at most 60 characters' } });
  });

  it('reports every invalid field', async () => {
    const invalid = { ...valid, name: '', email: 'ana' };
    const { errors } = await schemaResolver(createEngineerBody)(invalid, undefined, options);
    expect(Object.keys(errors)).toEqual(['name', 'email']);
  });
});
