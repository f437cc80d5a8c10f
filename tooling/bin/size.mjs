#!/usr/bin/env node
import { runMain } from '../run/main.mjs';
import { reportSizes } from '../size/report.mjs';

// node tooling/bin/size.mjs: what each entry of the ui-kit costs a page, minified and gzipped; fails over the budget.
await runMain(async () => {
  const { lines, withinBudget } = await reportSizes();
  console.log(lines.join('\n'));
  console.log(
    'With the libraries of each entry; without react, react-dom, styled-components and react-hook-form, which the\n' +
      'shell hands out, and without the style sheet and the typeface. What two entries need, both add.',
  );
  return withinBudget ? 0 : 1;
});
