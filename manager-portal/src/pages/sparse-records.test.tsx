import { screen } from '@testing-library/react';
import { findDialog } from '@erm/ui-kit/testing';
import { beforeEach, expect, it, vi } from 'vitest';
import { memoryApi, renderPortal } from '../test-support/render-portal';

/** Without these, a record is still worth showing. */
const DISPENSABLE = [
  'description',
  'department',
  'seniority',
  'skills',
  'requiredSkills',
  'coveredSkills',
  'missingSkills',
  'maxCapacity',
  'availableCapacity',
  'currentAllocation',
  'availableFrom',
  'overloads',
  'teamSize',
  'currentTeamSize',
  'membersToday',
  'version',
  'endDate',
  'status',
  'projectName',
];

const without = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(without);
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(([field]) => !DISPENSABLE.includes(field));
  return Object.fromEntries(kept.map(([field, child]) => [field, without(child)]));
};

/** An API whose records lack everything that they may. */
function sparseApi() {
  const memory = memoryApi();
  const api: typeof memory.api = async (request) => {
    const response = await memory.api(request);
    if (!response) throw new Error(`The API does not support ${request.path}`);
    return { ...response, body: without(response.body) };
  };
  return { ...memory, api };
}

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));

it('lists engineers', async () => {
  renderPortal('/manager/engineers', sparseApi());
  expect(await screen.findByRole('row', { name: /Ana Sousa/ })).toHaveTextContent('Available now');
});

it('shows the capacity of an engineer', async () => {
  const { user } = renderPortal('/manager/engineers', sparseApi());
  await user.click(await screen.findByRole('button', { name: 'Actions for Ana Sousa' }));
  await user.click(await screen.findByRole('menuitem', { name: 'View Assignments' }));
  const dialog = await findDialog('Engineer Capacity');
  expect(await screen.findByRole('table', { name: 'Assignments' })).toBeVisible();
  expect(dialog).toHaveTextContent(/Max Capacity100%/);
  expect(dialog).toHaveTextContent('– N/A');
});

it('lists projects', async () => {
  renderPortal('/manager/projects', sparseApi());
  expect(await screen.findByRole('heading', { name: 'Atlas Billing' })).toBeVisible();
  expect(screen.getAllByText('0 assigned in all').length).toBeGreaterThan(0);
});

it('lists assignments, and edits them', async () => {
  const { user } = renderPortal('/manager/assignments', sparseApi());
  expect((await screen.findAllByText('N/A'))[0]).toBeVisible();
  const [actions] = screen.getAllByRole('button', { name: /^Actions for/ });
  await user.click(actions!);
  await user.click(await screen.findByRole('menuitem', { name: 'Edit' }));
  expect(await findDialog('Edit Assignment')).toHaveTextContent('– N/A');
});

it('shows the dashboard', async () => {
  renderPortal('/manager/dashboard', sparseApi());
  expect((await screen.findAllByText('100% Free'))[0]).toBeVisible();
  expect(screen.queryByText('Error loading dashboard data. Please try refreshing the page.')).toBeNull();
});
