import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { ListFooter } from '.';
import { expectAccessible } from '../testing/expect-accessible';

function Paged() {
  const [shown, setShown] = useState(50);
  return (
    <ListFooter shown={shown} total={51} unit={['project', 'projects']} onShowMore={() => setShown(51)} />
  );
}

it('shows the count, loads more, and keeps focus when everything is shown', async () => {
  render(<Paged />);
  expect(screen.getByRole('status')).toHaveTextContent('50 of 51 projects');
  await expectAccessible();
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
  expect(screen.getByRole('status')).toHaveTextContent('51 of 51 projects');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveFocus();
});

it('leaves focus alone when a search narrows the list', async () => {
  function Searched() {
    const [total, setTotal] = useState(51);
    return (
      <>
        <input aria-label="Search" onChange={() => setTotal(50)} />
        <ListFooter shown={50} total={total} unit={['project', 'projects']} onShowMore={() => {}} />
      </>
    );
  }
  render(<Searched />);
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Search' }), 'a');
  expect(screen.getByRole('status')).toHaveTextContent('50 of 50 projects');
  expect(screen.getByRole('textbox', { name: 'Search' })).toHaveFocus();
});

it('only shows the count without onShowMore', () => {
  render(<ListFooter shown={1} total={1} unit={['project', 'projects']} />);
  expect(screen.getByRole('status')).toHaveTextContent('1 of 1 project');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
