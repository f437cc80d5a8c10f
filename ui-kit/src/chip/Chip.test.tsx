import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from '../testing/expect-accessible';
import { Chip } from './Chip';
import { ChipList } from './ChipList';

const skills = ['TypeScript', 'React', 'Node.js', 'Kafka', 'Go'].map((label) => ({ label }));

describe('Chip', () => {
  it('exposes its state as text', () => {
    const { container } = render(
      <>
        <Chip state="missing">Security</Chip> <Chip state="covered">Kafka</Chip>
      </>,
    );
    expect(container).toHaveTextContent('Security(missing) Kafka(covered)');
  });
});

describe('ChipList', () => {
  it('is a named list of all items without a maximum', async () => {
    render(<ChipList label="Skills of Maya" items={skills} />);
    expect(
      within(screen.getByRole('list', { name: 'Skills of Maya' })).getAllByRole('listitem'),
    ).toHaveLength(5);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    await expectAccessible();
  });

  it('hides the rest behind a button whose tooltip lists them', async () => {
    render(<ChipList label="Skills" items={skills} max={3} />);
    expect(screen.queryByText('Kafka')).not.toBeInTheDocument();
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Show 2 more' })).toHaveFocus();
    expect(await screen.findByText('Kafka, Go')).toBeVisible();
    await expectAccessible();
  });

  it('shows the rest in place on click', async () => {
    render(<ChipList label="Skills" items={skills} max={3} />);
    await userEvent.click(screen.getByRole('button', { name: 'Show 2 more' }));
    expect(screen.getByText('Go')).toBeVisible();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});
