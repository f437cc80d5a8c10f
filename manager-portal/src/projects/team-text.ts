import type { Project } from '@erm/contracts/projects';

/** How many are assigned, on any day and today: "7 assigned in all, 6 today". */
export function teamText({ currentTeamSize, membersToday }: Project): string {
  const inAll = `${currentTeamSize} assigned in all`;
  return membersToday === undefined ? inAll : `${inAll}, ${membersToday} today`;
}
