import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test, type Page } from '@playwright/test';
import { startLargeCompany, type LargeCompany } from '../../e2e/src/support/large-company';
import { Publisher } from '../../e2e/src/support/publisher';
import { SchedulePage } from '../../e2e/src/support/schedule-page';
import { median } from '../browser/median';
import { NpmTimeline } from './npm-timeline';
import { readPlan } from './plan';
import { strainOf, type Strain } from './strain';

const ROOT = join(import.meta.dirname, '../..');
const ROUNDS = Number(process.env['ROUNDS'] ?? 5);
const FIGURES = ['showing', 'scrolling', 'dragging', 'longest'] as const;

interface Subject {
  name: string;
  /** The selector of its bars. */
  bars: string;
  show: (page: Page) => Promise<void>;
}

let published: string;
let company: LargeCompany;
let subjects: Subject[];

test.beforeAll(async () => {
  published = await mkdtemp(join(tmpdir(), 'erm-timelines-'));
  const folders = ['shell', 'manager-portal', 'engineer-portal'].map((name) => join(ROOT, name));
  await new Publisher(published).publishSite(folders);
  company = await startLargeCompany({ dataDir: published });
  const plan = await readPlan(company);
  const rows = await NpmTimeline.build('dnd-timeline.jsx', plan);
  const scheduler = await NpmTimeline.build('daypilot-lite.mjs', plan);
  subjects = [
    {
      name: 'the schedule',
      bars: '[role=grid] [role=gridcell][data-place]',
      show: (page) => new SchedulePage(page).open(company, 'week'),
    },
    { name: 'dnd-timeline, react-virtual', bars: '.bar', show: (page) => rows.show(page) },
    { name: 'DayPilot Lite', bars: '.scheduler_default_event', show: (page) => scheduler.show(page) },
  ];
});

test.afterAll(async () => {
  await company.close();
  await rm(published, { recursive: true, force: true });
});

test('the schedule beside timelines from npm', async ({ browser }) => {
  test.setTimeout(30 * 60_000);
  const strains = new Map<string, Strain[]>(subjects.map(({ name }) => [name, []]));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { name, bars, show } of subjects) {
      const context = await browser.newContext();
      const page = await context.newPage();
      strains.get(name)?.push(await strainOf(page, bars, () => show(page)));
      await context.close();
    }
  }
  console.log(`\nProcessor time in ms, median of ${ROUNDS} interleaved rounds`);
  console.table(
    Object.fromEntries(
      [...strains].map(([name, rounds]) => [
        name,
        Object.fromEntries(
          FIGURES.map((figure) => [figure, Math.round(median(rounds.map((strain) => strain[figure])))]),
        ),
      ]),
    ),
  );
});
