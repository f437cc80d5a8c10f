import { addDays } from '@erm/contracts/calendar-day';
import { engineerRecord, failure, memoryId } from '@erm/portal-kit/testing';
import { expectAccessible, findDialog } from '@erm/ui-kit/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { memoryApi, renderPortal } from '../test-support/render-portal';
import { turnable } from '../test-support/turnable';

/** Today on the tests' clock. */
const FROM = '2026-03-11';
const TO = addDays(FROM, 20);
const ATLAS = memoryId(11);
const search = (rest: string) => `/manager/engineers?view=availability&find=1&from=${FROM}&to=${TO}${rest}`;
const matches = () => screen.findByRole('list', { name: 'People who fit' });
const namesIn = (list: HTMLElement) =>
  within(list)
    .getAllByRole('button', { name: /^Assign / })
    .map((button) => button.getAttribute('aria-label')?.replace('Assign ', ''));

describe('finding people', () => {
  it('opens from the heatmap and closes with the back button', async () => {
    const { user, address } = renderPortal('/manager/engineers?view=availability');
    await user.click(await screen.findByRole('button', { name: 'Find people' }));
    expect(address()).toBe('/manager/engineers?view=availability&find=1');
    expect(await screen.findByRole('search', { name: 'Find people' })).toBeVisible();
    expect(screen.queryByRole('grid')).not.toBeInTheDocument();
    window.history.back();
    expect(await screen.findByRole('grid')).toBeVisible();
  });

  it('asks for its own percentage, and leaves the filter of the heatmap its own', async () => {
    const { user, address } = renderPortal('/manager/engineers?view=availability&only=free');
    await user.click(await screen.findByRole('button', { name: 'Filter (1)' }));
    const least = await screen.findByRole('spinbutton', { name: 'Free in any week, at least' });
    fireEvent.change(least, { target: { value: '90' } });
    await user.keyboard('{Escape}');
    const filtered = address();
    await user.click(await screen.findByRole('button', { name: 'Find people' }));
    const percentage = await screen.findByRole('spinbutton', { name: 'At least' });
    expect(percentage).toHaveValue('40%');
    fireEvent.change(percentage, { target: { value: '60' } });
    await waitFor(() =>
      expect(address()).toBe(`${filtered}&find=1&from=${FROM}&to=${addDays(FROM, 55)}&min=60`),
    );
    await user.click(screen.getByRole('button', { name: 'Find people' }));
    expect(await screen.findByRole('button', { name: 'Filter (1)' })).toBeVisible();
    expect(address()).toBe(`${filtered}&from=${FROM}`);
  });

  it('ranks people by fit, shows its parts, and lists who nearly fits', async () => {
    const { user, address } = renderPortal(search('&skill=Go&skill=TypeScript&match=any&min=60'));
    const list = await matches();
    expect(namesIn(list)).toEqual(['Ilya Aronov']);
    expect(list).toHaveTextContent('Go(covered)');
    expect(list).toHaveTextContent('TypeScript(missing)');
    expect(list).toHaveTextContent('100% Free');
    expect(list).toHaveTextContent('skills 30, free 30');
    const nearly = screen.getByRole('list', { name: /^Nearly/ });
    expect(namesIn(nearly)).toEqual(['Ana Sousa']);
    expect(nearly).toHaveTextContent('At most 30% free');
    const [status] = screen.getAllByRole('status').filter((one) => one.textContent?.includes('person'));
    expect(status).toHaveTextContent('1 person at least 60% free on every day');
    expect(status).toHaveTextContent('best fit Ilya Aronov, 60');
    await expectAccessible();
    await user.click(screen.getByRole('radio', { name: 'All of them' }));
    expect(await screen.findByText('No one fits.')).toBeVisible();
    expect(address()).not.toContain('match');
    await user.click(screen.getByRole('button', { name: 'Any of these skills' }));
    expect(screen.getByRole('radio', { name: 'Any of them' })).toBeChecked();
    expect(namesIn(await matches())).toEqual(['Ilya Aronov']);
  });

  it('says why somebody is not free enough', async () => {
    const { user } = renderPortal(search('&skill=TypeScript&min=60'));
    await user.click(await screen.findByRole('button', { name: 'At most 30% free. Why?' }));
    const why = await screen.findByRole('dialog', { name: 'Why At most 30% free?' });
    expect(await within(why).findByText('Load')).toBeVisible();
    expect(why).toHaveTextContent(
      '60% must be free on every working day of these dates; 30% is free on the freest.',
    );
  });

  it('explains the load of somebody found, step by step', async () => {
    const { user } = renderPortal(search('&skill=TypeScript&min=60'));
    await user.click(await screen.findByRole('button', { name: 'this load of Ana Sousa. Why?' }));
    const why = await screen.findByRole('dialog', { name: 'Why this load of Ana Sousa?' });
    await waitFor(() => expect(why).toHaveTextContent(/Mar 11, 2026 – Mar 31, 202670%Atlas Billing/));
  });

  it('is a card on a phone that says what is asked for, and changes it in a sheet', async () => {
    turnable(true);
    const { user, address } = renderPortal(search('&skill=Go&min=60'));
    expect(await screen.findByText('Go. Mar 11 – 31, at least 60%')).toBeVisible();
    const change = screen.getByRole('button', { name: 'Change what is asked for' });
    await user.click(change);
    const sheet = await findDialog('Find people');
    await user.click(within(sheet).getByRole('button', { name: 'Remove Go' }));
    expect(address()).not.toContain('skill');
    await expectAccessible(sheet);
    await user.click(within(sheet).getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(change).toHaveFocus());
    expect(screen.getByText('Mar 11 – 31, at least 60%')).toBeVisible();
    vi.unstubAllGlobals();
  });

  it('keeps both of two changes between which nothing was rendered', async () => {
    const { address } = renderPortal(search(''));
    await matches();
    const type = (name: string, value: string) =>
      fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });
    act(() => {
      type('From', '2026-04-01');
      type('To', '2026-04-30');
    });
    expect(address()).toContain('from=2026-04-01&to=2026-04-30');
  });

  it('keeps what is asked for in the address', async () => {
    const { user, address } = renderPortal(search(''));
    const legend = () => screen.getByRole('list', { name: 'Parts of the fit' });
    expect(await matches()).toHaveTextContent('Fit 30: free 30');
    expect(legend()).not.toHaveTextContent('Skills');
    const skills = screen.getByRole('combobox', { name: /Skills/ });
    await user.click(skills);
    await user.click(await screen.findByRole('option', { name: 'Terraform' }));
    expect(skills.parentElement).toContainElement(screen.getByRole('list', { name: 'Skills, chosen' }));
    expect(legend()).toHaveTextContent('Skills, up to 60');
    expect(address()).toContain('skill=Terraform');
    await waitFor(async () => expect(namesIn(await matches())).toEqual(['Ilya Aronov']));
    await user.click(screen.getByRole('button', { name: 'Remove Terraform' }));
    expect(address()).not.toContain('skill=');
    expect(screen.getByRole('combobox', { name: /Skills/ })).toHaveFocus();
  });

  it('takes dates and skills from the project that is chosen', async () => {
    const memory = memoryApi();
    const atlas = memory.records.projects.find(({ _id }) => _id === ATLAS)!;
    atlas.requiredSkills = ['Go', 'COBOL', 'Ada'];
    const { user, address } = renderPortal(search('&skill=Terraform'), memory);
    await matches();
    await user.click(screen.getByRole('combobox', { name: /For project/ }));
    await user.click(await screen.findByRole('option', { name: /Atlas Billing/ }));
    const asked = `skill=COBOL&skill=Ada&from=${FROM}&to=${atlas.endDate}&match=any&for=${ATLAS}`;
    await waitFor(() => expect(address()).toContain(asked));
    expect(screen.getByRole('radio', { name: 'Any of them' })).toBeChecked();
  });

  it('takes the skills of a pasted list, and leaves those that no one has to be seen', async () => {
    const { user, address } = renderPortal(search(''));
    await matches();
    const skills = screen.getByRole('combobox', { name: /Skills/ });
    await user.click(skills);
    await user.paste('1. Go\n2. Fortran 77\n3. terraform\n4. Forth');
    await waitFor(() => expect(address()).toContain('skill=Go&skill=Terraform'));
    expect(skills).toHaveValue('Fortran 77, Forth');
    await user.clear(skills);
    await user.paste('• TypeScript');
    await waitFor(() => expect(address()).toContain('skill=Go&skill=Terraform&skill=TypeScript'));
  });

  it('says of a skill that no one has that nothing matches it', async () => {
    const { user } = renderPortal(search(''));
    await matches();
    await user.type(screen.getByRole('combobox', { name: /Skills/ }), 'Secur ');
    const [said, shown] = await screen.findAllByText('Nothing matches “Secur”');
    expect(said).toHaveRole('status');
    expect(shown).toBeVisible();
  });

  it('reports invalid dates and percentages instead of asking for them', async () => {
    const { user, address } = renderPortal(search(''));
    await matches();
    const to = screen.getByRole('textbox', { name: 'To' });
    await user.clear(to);
    await user.type(to, addDays(FROM, -2));
    expect(await screen.findByText('Start date cannot be after end date')).toBeVisible();
    const least = screen.getByRole('spinbutton', { name: 'At least' });
    await user.clear(least);
    await user.type(least, '3');
    expect(screen.getByText('From 5 to 100')).toBeVisible();
    expect(address()).not.toContain('min=');
  });

  it('leaves out who already works on the project, and counts them', async () => {
    renderPortal(search(`&for=${ATLAS}&min=5`));
    expect(namesIn(await matches())).toEqual(['Ilya Aronov']);
    expect(await screen.findByRole('link', { name: '2 already on it' })).toHaveAttribute(
      'href',
      '/manager/projects?q=Atlas+Billing',
    );
  });

  it('suggests what helps if no one fits', async () => {
    const { user, address } = renderPortal(search('&skill=GraphQL&min=80'));
    expect(await screen.findByText('No one fits.')).toBeVisible();
    expect(screen.getByText(/^Closest/).closest('p')).toHaveTextContent('Closest: Ana Sousa, 30% free.');
    await expectAccessible();
    await user.click(screen.getByRole('button', { name: 'Lower to 30%' }));
    expect(address()).toContain('min=30');
    expect(namesIn(await matches())).toEqual(['Ana Sousa']);
  });

  it('offers to clear a search that matches nobody', async () => {
    const { user } = renderPortal(search('&q=zz'));
    expect(await screen.findByText('No one fits.')).toBeVisible();
    await user.click(screen.getAllByRole('button', { name: 'Clear search' }).at(-1)!);
    expect(screen.getByRole('searchbox', { name: 'Search engineers' })).toHaveFocus();
    expect(namesIn(await matches())).toEqual(['Ilya Aronov']);
  });

  it('drops the skill that no one with the time has', async () => {
    const { user } = renderPortal(search('&skill=COBOL'));
    await user.click(await screen.findByRole('button', { name: 'Drop COBOL' }));
    expect(namesIn(await matches())).toEqual(['Ilya Aronov']);
  });

  it('assigns somebody with everything filled in', async () => {
    const { user, records } = renderPortal(search(`&skill=Go&for=${ATLAS}&min=35`));
    await matches();
    await user.click(screen.getByRole('button', { name: 'Assign Ilya Aronov' }));
    const dialog = await findDialog('Create Assignment');
    expect(within(dialog).getByRole('combobox', { name: 'Engineer' })).toHaveValue('Ilya Aronov');
    expect(within(dialog).getByRole('combobox', { name: 'Project' })).toHaveValue('Atlas Billing');
    expect(within(dialog).getByText('Filled in from Find people: Go, at least 35% free.')).toBeVisible();
    await waitFor(() => expect(within(dialog).getByRole('textbox', { name: 'Role' })).toHaveFocus());
    await user.keyboard('Backend engineer');
    await user.click(within(dialog).getByRole('button', { name: 'Create Assignment' }));
    await waitFor(() =>
      expect(records.assignments.at(-1)).toMatchObject({
        engineerId: memoryId(2),
        projectId: ATLAS,
        allocationPercentage: 35,
        startDate: FROM,
        endDate: TO,
      }),
    );
    expect(await screen.findByText('No one fits.')).toBeVisible();
  });

  it('leads the focus on to the next person when somebody who is assigned is no longer found', async () => {
    const engineers = [1, 2, 3].map((number) => ({
      ...memoryApi().records.engineers[1]!,
      _id: memoryId(number),
      name: `Person ${number}`,
    }));
    const memory = memoryApi({ engineers, assignments: [] });
    const { user } = renderPortal(search(`&for=${ATLAS}&min=35`), memory);
    await user.click(await screen.findByRole('button', { name: 'Assign Person 2' }));
    const dialog = await findDialog('Create Assignment');
    await user.type(within(dialog).getByRole('textbox', { name: 'Role' }), 'Engineer');
    await user.click(within(dialog).getByRole('button', { name: 'Create Assignment' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Assign Person 2' })).toBeNull());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Assign Person 3' })).toHaveFocus());
  });

  it('says so if the engineer cannot be loaded, and can be tried again', async () => {
    const memory = memoryApi();
    memory.stubNext('GET', `/api/engineers/${memoryId(2)}/capacity`, failure('FORBIDDEN', 'Not today'));
    const { user, host } = renderPortal(search('&skill=Go'), memory);
    await matches();
    const assign = () => user.click(screen.getByRole('button', { name: 'Assign Ilya Aronov' }));
    await assign();
    await waitFor(() => expect(host.notifications).toHaveLength(1));
    expect(host.notifications[0]?.description).toBe('Not today');
    await assign();
    expect(await findDialog('Create Assignment')).toBeVisible();
  });

  it('starts from a project with its missing skills and remaining dates', async () => {
    const engineers = [engineerRecord(1, 'Ana Sousa'), engineerRecord(2, 'Ilya Aronov')];
    const { user, address } = renderPortal('/manager/projects?q=Atlas', memoryApi({ engineers }));
    await user.click(await screen.findByRole('button', { name: 'View Team of Atlas Billing' }));
    const dialog = await findDialog('Team Members - Atlas Billing');
    await user.click(within(dialog).getByRole('button', { name: 'Find people' }));
    expect(address()).toBe(
      `/manager/engineers?view=availability&find=1&skill=TypeScript&skill=React&from=${FROM}&to=${addDays(FROM, 140)}&for=${ATLAS}&match=any`,
    );
  });
});
