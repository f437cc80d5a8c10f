import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { TimeAxis } from './TimeAxis';
import { timeScale } from '../days/time-scale';

const span = { startDate: '2026-03-02', endDate: '2026-04-05' };
const canvas = { scale: timeScale('week', span), drawn: { ...span, screen: 35, starts: span } };

it.each([
  ['2026-03-06', ['9', '16']],
  ['2026-03-11', ['16', '23']],
  ['2026-03-12', ['16', '23']],
  ['2026-03-13', ['9', '16']],
])('on %s, leaves out the label of a week that the one of today would touch', (today, shown) => {
  render(
    <TimeAxis canvas={canvas} today={today}>
      corner
    </TimeAxis>,
  );
  expect(shown.filter((label) => screen.queryByText(label) === null)).toEqual([]);
  const isNear = today > '2026-03-10' && today < '2026-03-13';
  expect(screen.queryByText('9') === null).toBe(isNear);
});
