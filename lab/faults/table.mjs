/** @param {import('./run-scenario.mjs').Outcome} outcome */
export const isGood = ({ wrong, lost, broken, late }) =>
  [wrong, lost, broken, late].every((count) => count === 0);

/** @param {import('./run-scenario.mjs').Outcome} outcome */
export function printOutcome({ problems, recoveries, ...outcome }) {
  const sorted = recoveries.toSorted((a, b) => a - b);
  const median = sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
  const figures = {
    Times: outcome.times,
    Requests: outcome.requests,
    'Acknowledged writes': outcome.acknowledged,
    'Responses with 503': outcome.unavailable,
    'Wrong responses': outcome.wrong,
    'Lost writes': outcome.lost,
    'Broken rules': outcome.broken,
    'Longest request, ms': Math.round(outcome.longestMs),
    'Recovery, median ms': Math.round(median),
    'Recovery, max ms': Math.round(sorted.at(-1) ?? Number.NaN),
    'Recovery, limit ms': outcome.recoveryLimitMs,
    'Recoveries beyond the limit': outcome.late,
  };
  console.log(`\n| ${outcome.name} | |\n| --- | --: |`);
  for (const [name, value] of Object.entries(figures)) console.log(`| ${name} | ${value} |`);
  for (const problem of problems) console.log(problem);
}
