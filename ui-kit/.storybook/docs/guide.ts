/** What is done, and what is not, as a pair that can be compared. */
interface Rule {
  do: string;
  dont: string;
}

/**
 * What the docs page of a component says beyond its doc comment, which states its purpose. Stories pass it as the
 * parameter `guide`. Text between backticks is code.
 */
export interface Guide {
  /** When it is the right choice. */
  when: string;
  /** Titles of the pages of what fits better, and when it does. */
  instead?: (readonly [title: string, when: string])[];
  rules: [Rule, Rule] | [Rule, Rule, Rule] | [Rule, Rule, Rule, Rule];
  /** Keys, and what they do. */
  keys?: (readonly [keys: string, effect: string])[];
  /** What is said by a screen reader. */
  screenReader?: string;
}
