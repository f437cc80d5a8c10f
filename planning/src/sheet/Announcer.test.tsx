import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Announcer, useAnnouncer } from './Announcer';

function Buttons() {
  const { say, sayStep } = useAnnouncer();
  return (
    <>
      <button type="button" onClick={({ detail }) => sayStep(`Step ${detail}`)}>
        Step
      </button>
      <button type="button" onClick={() => say('Put back.')}>
        Put back
      </button>
    </>
  );
}
const step = (detail: number) => fireEvent.click(screen.getByRole('button', { name: 'Step' }), { detail });
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const said = () => screen.getByRole('status').textContent;

beforeEach(() => {
  vi.useFakeTimers();
  render(
    <Announcer>
      <Buttons />
    </Announcer>,
  );
});
afterEach(() => vi.useRealTimers());

it('says the first of many steps at once, then at most one in 400 ms, and the last in any case', async () => {
  const heard: (string | null)[] = [];
  for (let count = 1; count <= 10; count += 1) {
    step(count);
    if (said() !== heard.at(-1)) heard.push(said());
    await wait(100);
  }
  expect(heard).toEqual(['Step 1', 'Step 4', 'Step 8']);
  await wait(400);
  expect(said()).toBe('Step 10');
});

it('says what ends the steps at once, and no step after it', async () => {
  step(1);
  step(2);
  fireEvent.click(screen.getByRole('button', { name: 'Put back' }));
  expect(said()).toBe('Put back.');
  await wait(1000);
  expect(said()).toBe('Put back.');
});
