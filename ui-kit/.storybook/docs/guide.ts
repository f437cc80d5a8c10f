/** A do and a don't, shown side by side. */
interface Rule {
  do: string;
  dont: string;
}

/**
 * Contents of a component's docs page beyond its doc comment, which states its purpose. Stories pass it as the
 * parameter `guide`. Text between backticks is code.
 */
export interface Guide {
  /** When it is the right choice. */
  when: string;
  /** Titles of the pages of what fits better, and when it does. */
  instead?: (readonly [title: string, when: string])[];
  rules: [Rule, Rule] | [Rule, Rule, Rule] | [Rule, Rule, Rule, Rule];
  /** Keys and their effects. */
  keys?: (readonly [keys: string, effect: string])[];
  /** What a screen reader announces. */
  screenReader?: string;
}
