import { addDays } from '@erm/contracts/calendar-day';
import { engineerRecord } from '@erm/portal-kit/testing';
import { spokenRange } from '@erm/planning';
import { screen } from '@testing-library/react';
import { memoryApi, renderPortal } from './render-portal';

export const PAGE = '/manager/engineers?view=availability';
/** Of the week that the tests' clock is in. */
export const monday = '2026-03-09';
export const week = (index: number) =>
  spokenRange({ startDate: addDays(monday, index * 7), endDate: addDays(monday, index * 7 + 6) });
export const cell = (name: string) => screen.findByRole('gridcell', { name });
export const rowNames = () =>
  screen.getAllByRole('rowheader').map((header) => header.textContent?.replace(/^[A-Z]{2}/, ''));
/** As many engineers, Person 000 and following, whose IDs begin at 500. */
export const many = (length: number) =>
  memoryApi({
    engineers: Array.from({ length }, (_, index) =>
      engineerRecord(500 + index, `Person ${String(index).padStart(3, '0')}`),
    ),
    assignments: [],
  });
export const show = async (address = PAGE, memory = memoryApi()) => {
  const view = renderPortal(address, memory);
  await screen.findByRole('grid', { name: 'Availability by engineer' });
  return view;
};
