import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { titleWhenCut } from './title-when-cut';

const EMAIL = 'ana.sousa@northwind.example';

function renderLine(widths: { scrollWidth?: number; scrollHeight?: number }) {
  render(
    <button>
      <span {...titleWhenCut}>{EMAIL}</span>
    </button>,
  );
  const line = screen.getByText(EMAIL);
  const sizes = { scrollWidth: 80, clientWidth: 80, scrollHeight: 16, clientHeight: 16, ...widths };
  for (const [name, value] of Object.entries(sizes))
    Object.defineProperty(line, name, { value, configurable: true });
  return line;
}

it.each([
  ['a line that is cut', { scrollWidth: 120 }],
  ['lines that are cut', { scrollHeight: 48 }],
])('shows the text of %s once the pointer is on it, as long as it is', async (_, sizes) => {
  const line = renderLine(sizes);
  const user = userEvent.setup({ delay: null });
  expect(line).not.toHaveAttribute('title');
  await user.hover(line);
  expect(line).toHaveAttribute('title', EMAIL);
  await user.unhover(line);
  Object.defineProperties(line, { scrollWidth: { value: 80 }, scrollHeight: { value: 16 } });
  await user.hover(line);
  expect(line).toHaveAttribute('title', '');
});

it('does not repeat a text that is shown whole', async () => {
  const line = renderLine({});
  await userEvent.hover(line);
  expect(screen.getByRole('button', { name: EMAIL })).toHaveAccessibleDescription('');
});
