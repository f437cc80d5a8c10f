import { engineerRecord, memoryId } from '@erm/portal-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { memoryApi, renderPortal } from '../test-support/render-portal';
import { stubPrint } from '../test-support/stub-print';
import { turnable } from '../test-support/turnable';

const COUNT = 120;

/** More engineers and projects than two pages have, each with an assignment. */
function many() {
  const memory = memoryApi();
  const [project] = memory.records.projects;
  const [assignment] = memory.records.assignments;
  const numbers = Array.from({ length: COUNT }, (_, index) => index);
  memory.records.engineers = numbers.map((index) => engineerRecord(100 + index, `Person ${index}`));
  memory.records.projects = numbers.map((index) => ({ ...project!, _id: memoryId(300 + index) }));
  memory.records.assignments = numbers.map((index) => ({
    ...assignment!,
    _id: memoryId(500 + index),
    engineerId: memoryId(100 + index),
    projectId: memoryId(300 + index),
  }));
  return memory;
}

beforeEach(() => {
  turnable(true);
});
afterEach(() => vi.unstubAllGlobals());

it.each([
  ['/manager/assignments?view=schedule', 'Schedule by engineer'],
  ['/manager/assignments?view=schedule&group=project', 'Schedule by project'],
  ['/manager/engineers?view=availability', 'Availability by engineer'],
  ['/manager/projects?view=roadmap', 'Roadmap'],
])('a phone prints all cards of %s with Ctrl+P', async (path, label) => {
  const { user } = renderPortal(path, many());
  const shown = () => screen.getByRole('list', { name: label }).childElementCount;
  const printed: number[] = [];
  stubPrint(() => printed.push(shown()));
  await waitFor(() => expect(shown()).toBeGreaterThan(0));
  expect(shown()).toBeLessThan(COUNT);
  await user.keyboard('{Control>}p{/Control}');
  await waitFor(() => expect(printed).toEqual([COUNT]));
});
