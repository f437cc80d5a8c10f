import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from '../testing/expect-accessible';
import { Chip } from './Chip';
import { ChipList } from './ChipList';

const skills = ['TypeScript', 'React', 'Node.js', 'Kafka', 'Go'].map((label) => ({ label }));

describe('Chip', () => {
  it('says its state in words as well', () => {
    const { container } = render(
      <>
        <Chip state="missing">Security</Chip> <Chip state="covered">Kafka</Chip>
      </>,
    );
    expect(container).toHaveTextContent('Security(missing) Kafka(covered)');
  });
});

describe('ChipList', () => {
  it('is a named list of all its items when nothing limits it', async () => {
    render(<ChipList label="Skills of Maya" items={skills} />);
    expect(
      within(screen.getByRole('list', { name: 'Skills of Maya' })).getAllByRole('listitem'),
    ).toHaveLength(5);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    await expectAccessible();
  });

  it('keeps the rest behind a button whose tooltip names them', async () => {
    render(<ChipList label="Skills" items={skills} max={3} />);
    expect(screen.queryByText('Kafka')).not.toBeInTheDocument();
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Show 2 more' })).toHaveFocus();
    expect(await screen.findByText('Kafka, Go')).toBeVisible();
    await expectAccessible();
  });

  it('shows the rest in place when the button is pressed', async () => {
    render(<ChipList label="Skills" items={skills} max={3} />);
    await userEvent.click(screen.getByRole('button', { name: 'Show 2 more' }));
    expect(screen.getByText('Go')).toBeVisible();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});
