import { describe, expect, it } from 'vitest';
import { matchSkills, parseSkills, skillsInput } from './skills';

describe('skills', () => {
  it('are split at commas and trimmed, and empty ones and duplicates are dropped', () => {
    expect(parseSkills(' React, ,Node.js,react , Go,,')).toEqual(['React', 'Node.js', 'Go']);
  });

  it('are accepted as a list or as text', () => {
    expect(skillsInput.parse(['React ', 'react', ''])).toEqual(['React']);
    expect(skillsInput.parse('React, Go')).toEqual(['React', 'Go']);
  });

  it('can be in any script', () => {
    expect(skillsInput.parse(['数据库', 'برمجة', '🚀'])).toEqual(['数据库', 'برمجة', '🚀']);
  });

  it.each([[5], [null], [['ok', 7]], [['a\0b']], [['\uD800']], [['x'.repeat(61)]]])(
    'are rejected as %j',
    (sent) => {
      expect(skillsInput.safeParse(sent).success).toBe(false);
    },
  );

  it('are limited to fifty, not counting duplicates', () => {
    const fifty = Array.from({ length: 50 }, (_, index) => `skill ${index}`);
    expect(skillsInput.safeParse([...fifty, 'SKILL 1']).success).toBe(true);
    expect(skillsInput.safeParse([...fifty, 'one more']).error?.issues[0]?.message).toBe('At most 50 skills');
  });

  it('cover a requirement ignoring case', () => {
    expect(matchSkills(['React', 'Kafka'], ['REACT', 'go'])).toEqual({
      coveredSkills: ['React'],
      missingSkills: ['Kafka'],
    });
  });
});
