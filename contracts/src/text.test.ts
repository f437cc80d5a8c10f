import { describe, expect, it } from 'vitest';
import { createAssignmentBody } from './assignment-edits';
import { createEngineerBody } from './engineer-edits';
import { createProjectBody } from './project-edits';
import { nameInput } from './person-inputs';

const texts = [
  ['an engineer’s name', createEngineerBody.shape.name, 'Name'],
  ['a department', createEngineerBody.shape.department, 'Department'],
  ['a project’s name', createProjectBody.shape.name, 'Name'],
  ['a description', createProjectBody.shape.description, 'Description'],
  ['a role', createAssignmentBody.shape.role, 'Role'],
] as const;

describe.each(texts)('%s', (_, input, label) => {
  it('is stored normalized', () => {
    expect(input.parse(' \u200eData\u00a0 Platform\t\u200b')).toBe('Data Platform');
  });

  it('has to show something', () => {
    const required = label === 'Role' ? 'Please fill in all required fields.' : `${label} is required`;
    for (const text of ['', '  ', '\u200b', '\u2800', '\u3164\u200f']) {
      expect(input.safeParse(text).error?.issues.map(({ message }) => message)).toEqual([required]);
    }
  });

  it('is refused with the name and the place of a character that nobody should see', () => {
    const messageOf = (text: string) => input.safeParse(text).error?.issues[0]?.message;
    expect(messageOf('\u202eData')).toBe(
      `${label} must not contain the direction override U+202E at position 1; remove it`,
    );
    expect(messageOf('Data\u0007')).toBe(
      `${label} must not contain the control character U+0007 at position 5; remove it`,
    );
    expect(messageOf('Data\ud800')).toBe(
      `${label} must not contain the broken character U+D800 at position 5; remove it`,
    );
  });
});

it('names in any script are kept', () => {
  const names = ['José Álvarez', 'محمد', '王小明', "O'Brien", 'Zoë', 'می\u200cخواهم', '👩🏽‍💻'];
  expect(names.map((name) => nameInput.parse(name))).toEqual(names);
});
