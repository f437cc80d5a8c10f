import { findDialog } from '@erm/ui-kit/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { announcing } from '../test-support/announcing';
import { layOut } from '@erm/planning/testing';
import { memoryApi, renderPortal } from '../test-support/render-portal';

beforeEach(() => layOut());

describe.each(['engineer', 'project'])('details by %s, when others delete what they are about', (group) => {
  it('close for good, and leave the focus in the grid', async () => {
    sessionStorage.setItem('schedule-open-projects', JSON.stringify({ all: true, except: [] }));
    const { events, announce } = announcing();
    const memory = memoryApi();
    const { user, address } = renderPortal(
      `/manager/assignments?view=schedule&group=${group}`,
      memory,
      events,
    );
    const { assignments } = memory.records;
    const [bar] = await screen.findAllByRole('gridcell', { name: /30 percent/ });
    await user.click(bar!);
    const details = await screen.findByRole('dialog');
    expect(address()).toContain('selected=');
    const deleted = assignments.splice(
      assignments.findIndex(({ allocationPercentage }) => allocationPercentage === 30),
      1,
    );
    await announce('assignment');
    await waitFor(() => expect(details).not.toBeInTheDocument());
    await waitFor(() => expect(address()).not.toContain('selected='));
    await waitFor(() =>
      expect(screen.getByRole(group === 'engineer' ? 'grid' : 'treegrid')).toContainElement(
        document.activeElement as HTMLElement,
      ),
    );
    assignments.push(...deleted);
    await announce('assignment');
    await screen.findAllByRole('gridcell', { name: /30 percent/ });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

it.each(['schedule by engineer', 'schedule by project', 'roadmap'])(
  'of the %s, a form keeps open when others delete what it edits, and leads the focus back into the grid',
  async (view) => {
    sessionStorage.setItem('schedule-open-projects', JSON.stringify({ all: true, except: [] }));
    const { events, announce } = announcing();
    const memory = memoryApi();
    const { user } = renderPortal(
      view === 'roadmap'
        ? '/manager/projects?view=roadmap'
        : `/manager/assignments?view=schedule&group=${view.replace('schedule by ', '')}`,
      memory,
      events,
    );
    const isRoadmap = view === 'roadmap';
    const [bar] = await screen.findAllByRole('gridcell', { name: isRoadmap ? /^Atlas/ : /30 percent/ });
    act(() => bar!.focus());
    await user.keyboard('m');
    const form = await findDialog(isRoadmap ? 'Change Dates' : 'Move Assignment');
    const { assignments, projects } = memory.records;
    if (isRoadmap) projects.shift();
    else
      assignments.splice(
        assignments.findIndex((each) => each.allocationPercentage === 30),
        1,
      );
    await announce(isRoadmap ? 'project' : 'assignment');
    await waitFor(() => expect(bar).not.toBeInTheDocument());
    expect(form).toBeVisible();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(form).not.toBeInTheDocument());
    await waitFor(() =>
      expect(screen.getByRole(view.endsWith('project') ? 'treegrid' : 'grid')).toContainElement(
        document.activeElement as HTMLElement,
      ),
    );
  },
);
