import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from '../testing/expect-accessible';
import { InfoTip } from '.';

describe('InfoTip', () => {
  it('is focusable, named and described', async () => {
    render(<InfoTip about="Team Utilization">Free today</InfoTip>);
    await userEvent.tab();
    const button = screen.getByRole('button', { name: 'About Team Utilization' });
    expect(button).toHaveFocus();
    expect(await screen.findByRole('tooltip')).toHaveTextContent('Free today');
    expect(button).toHaveAccessibleDescription('Free today');
    await expectAccessible();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
    expect(button).toHaveFocus();
  });
});
