import { describe, expect, it } from 'vitest';
import { matchSkills, parseSkills, skillsInput } from './skills';

describe('skills', () => {
  it('are split at commas and trimmed, and empty ones and duplicates are dropped', () => {
    expect(parseSkills(' React, ,Node.js,react , Go,,')).toEqual(['React', 'Node.js', 'Go']);
  });

  it.each([
    ['lines', 'React\r\nGo\nRust'],
    ['cells of a sheet', 'React\tGo\tRust'],
    ['semicolons', 'React; Go;Rust;'],
    ['Arabic commas', 'React، Go، Rust'],
    ['Chinese and Japanese commas', 'React，Go、Rust'],
  ])('are split where %s are pasted', (_, pasted) => {
    expect(parseSkills(pasted)).toEqual(['React', 'Go', 'Rust']);
    expect(skillsInput.parse(pasted)).toEqual(['React', 'Go', 'Rust']);
  });

  it.each([
    ['hyphens', '- React\n- Go\n-\tRust'],
    ['bullets', '• React\r\n• Go\r\n•\tRust'],
    ['bullets of Word', '\uf0b7 React\n\uf0a7 Go\n·\u00a0\u00a0Rust'],
    ['numbers', '1. React\n2) Go\n10.\tRust'],
    ['full-width numbers', '１．React\n２）Go\n3、Rust'],
    ['letters', 'a) React\nB) Go\nc) Rust'],
    ['check boxes', '- [ ] React\n* [x] Go\n☑ Rust'],
    ['something invisible', '\u200e• React\u2028\ufeff– Go\u2029— Rust'],
  ])('lose the marks of a pasted list: %s', (_, pasted) => {
    expect(skillsInput.parse(pasted)).toEqual(['React', 'Go', 'Rust']);
  });

  it.each(['\n', ' ', '- ', '\u200b', '\n ', '1'])(
    'are split in a time that grows with the length of %j',
    (piece) => {
      const fastest = (length: number) => {
        const text = piece.repeat(length);
        const times = Array.from({ length: 5 }, () => {
          const before = performance.now();
          parseSkills(text);
          return performance.now() - before;
        });
        return Math.min(...times);
      };
      fastest(1000);
      // 8 times as long; 64 times if each character looked at all others.
      expect(fastest(80_000) / fastest(10_000)).toBeLessThan(30);
    },
  );

  it.each([
    '.NET',
    'C#',
    'C++',
    '3D modeling',
    '802.11',
    '*nix',
    '-ilities',
    '1.FC',
    'C) eh? no',
    'Node.js - Express',
  ])('keep what only looks like a mark: %s', (skill) => {
    expect(parseSkills(`Go, ${skill}`)).toEqual(['Go', skill]);
  });

  it.each(['React,Go', 'React; Go', 'React\nGo', 'React\tGo', 'React、Go'])(
    'of a list are refused if they hold a separator: %j',
    (skill) => {
      expect(skillsInput.safeParse(['Rust', skill]).error?.issues[0]).toMatchObject({
        path: [1],
        message: 'A skill must not contain a comma, semicolon, line break, or tab; send one item per skill',
      });
    },
  );

  it('are the same whatever white space and invisible characters they are written with', () => {
    expect(parseSkills('Machine  Learning, machine\u00a0learning, Ma\u200bchine Learning')).toEqual([
      'Machine Learning',
    ]);
    expect(matchSkills(['Machine Learning'], ['machine  learning']).missingSkills).toEqual([]);
    expect(matchSkills(['Zo\u00eb'], ['Zoe\u0308']).missingSkills).toEqual([]);
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
