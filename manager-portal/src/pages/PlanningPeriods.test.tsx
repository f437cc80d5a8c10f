import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { layOut } from '@erm/planning/testing';
import { renderPortal } from '../test-support/render-portal';

const heading = (name: string) => screen.findByRole('heading', { level: 2, name });
const said = (text: string) =>
  waitFor(() => expect(screen.getByText(text)).toHaveAttribute('role', 'status'));

beforeEach(() => layOut());

describe.each([
  ['the schedule by engineer', 'assignments?view=schedule', '3'],
  ['the schedule by project', 'assignments?view=schedule&group=project', '3'],
  ['the roadmap', 'projects?view=roadmap', '2'],
])('screen readers find the days in sight of %s', (_name, page, month) => {
  it('in a heading, and hear them once others are asked for', async () => {
    const { user } = renderPortal(`/manager/${page}&zoom=week&from=2026-03-09`);
    const scroller = (await heading('March 9 to June 10, 2026, by week')).parentElement!;
    await user.click(screen.getByRole('button', { name: 'Later' }));
    await said('June 3 to September 4.');
    // Browsers do so by themselves.
    fireEvent.scroll(scroller);
    await heading('June 3 to September 4, 2026, by week');
    const [head] = await screen.findAllByRole('rowheader');
    head!.focus();
    fireEvent.keyDown(head!, { key: 'PageUp', shiftKey: true });
    await said('March 9 to June 10.');
    await user.keyboard(month);
    await said('By month, October 2025 to October 2026.');
    await heading('October 2025 to October 2026, by month');
  });

  it('which are in the address once scrolling rests', async () => {
    const { address } = renderPortal(`/manager/${page}&zoom=week&from=2026-03-09`);
    const scroller = (await heading('March 9 to June 10, 2026, by week')).parentElement!;
    scroller.scrollLeft += 100;
    fireEvent.scroll(scroller);
    await waitFor(() => expect(address()).toContain('from=2026-03-19'));
  });

  it('but hear nothing while they scroll', async () => {
    renderPortal(`/manager/${page}&zoom=week&from=2026-03-09`);
    const scroller = (await heading('March 9 to June 10, 2026, by week')).parentElement!;
    scroller.scrollLeft += 100;
    fireEvent.scroll(scroller);
    await heading('March 19 to June 20, 2026, by week');
    const [announcer] = screen.getAllByRole('status').filter(({ tagName }) => tagName === 'SPAN');
    expect(announcer).toBeEmptyDOMElement();
  });
});

it('screen readers find the columns of the availability in a heading, and hear of others', async () => {
  const { user } = renderPortal('/manager/engineers?view=availability');
  await heading('March 9 to June 7, 2026, by week');
  await user.click(screen.getByRole('button', { name: 'Later' }));
  await said('June 1 to August 30.');
  await heading('June 1 to August 30, 2026, by week');
  await user.click(screen.getByRole('radio', { name: 'Month' }));
  await said('By month, June 2026 to May 2027.');
});
