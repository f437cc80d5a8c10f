interface Named {
  name: string;
  /** Present if somebody else has the same name. */
  email?: string | undefined;
}

/** Whom a name means where somebody else has it, too: "Maria Garcia (maria@example.com)". All texts say that. */
export function withEmail<Person extends Named>(person: Person): Person {
  return person.email === undefined ? person : { ...person, name: `${person.name}${suffixOf(person.email)}` };
}

/** The same without the email, where that stands beside it. */
export function nameAlone({ name, email }: Named): string {
  const suffix = email === undefined ? '' : suffixOf(email);
  return suffix && name.endsWith(suffix) ? name.slice(0, -suffix.length) : name;
}

const suffixOf = (email: string) => ` (${email})`;

interface Listed extends Pick<Named, 'name'> {
  /** Present in any case, or not at all. */
  email?: string | undefined;
  hasNamesake?: boolean | undefined;
}

/** The email of somebody whose name is not enough. */
export function neededEmail({ email, hasNamesake }: Omit<Listed, 'name'>): string | undefined {
  return hasNamesake ? email : undefined;
}

/** The display name of someone whose email is listed anyway. */
export function calledName({ name, ...person }: Listed): string {
  return withEmail({ name, email: neededEmail(person) }).name;
}
