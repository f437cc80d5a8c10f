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

/** What to call somebody of a list: by name and email where `namesakesIn` finds another one of that name in it. */
export function nameAmong(
  namesakes: ReadonlySet<string>,
  { _id, name, email }: { _id: string; name: string; email: string },
): string {
  return namesakes.has(_id) ? withEmail({ name, email }).name : name;
}

/** Who of a list has a name that another one of it has, too, by ID. */
export function namesakesIn(people: readonly { _id: string; name: string }[]): ReadonlySet<string> {
  const idsByName = new Map<string, Set<string>>();
  for (const { _id, name } of people) {
    const key = name.toLowerCase();
    idsByName.set(key, (idsByName.get(key) ?? new Set()).add(_id));
  }
  return new Set([...idsByName.values()].flatMap((ids) => (ids.size > 1 ? [...ids] : [])));
}
