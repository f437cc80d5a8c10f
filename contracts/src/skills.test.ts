import { describe, expect, it } from 'vitest';
import { matchSkills, parseSkills, skillsInput } from './skills';

describe('skills', () => {
  it('are split at commas, trimmed, without empties and without a second spelling of the same', () => {
    expect(parseSkills(' React, ,Node.js,react , Go,,')).toEqual(['React', 'Node.js', 'Go']);
  });

  it('arrive as a list or as one text', () => {
    expect(skillsInput.parse(['React ', 'react', ''])).toEqual(['React']);
    expect(skillsInput.parse('React, Go')).toEqual(['React', 'Go']);
  });

  it('keep every script as it was written', () => {
    expect(skillsInput.parse(['数据库', 'برمجة', '🚀'])).toEqual(['数据库', 'برمجة', '🚀']);
  });

  it.each([[5], [null], [['ok', 7]], [['a\0b']], [['\uD800']], [['x'.repeat(61)]]])('refuse %j', (sent) => {
    expect(skillsInput.safeParse(sent).success).toBe(false);
  });

  it('are fifty at most, counted without duplicates', () => {
    const fifty = Array.from({ length: 50 }, (_, index) => `skill ${index}`);
    expect(skillsInput.safeParse([...fifty, 'SKILL 1']).success).toBe(true);
    expect(skillsInput.safeParse([...fifty, 'one more']).error?.issues[0]?.message).toBe('At most 50 skills');
  });

  it('cover a requirement whatever their case', () => {
    expect(matchSkills(['React', 'Kafka'], ['REACT', 'go'])).toEqual({
      coveredSkills: ['React'],
      missingSkills: ['Kafka'],
    });
  });
});
