import { createLoadable } from '@erm/ui-kit/core';
import { expectAccessible } from '@erm/ui-kit/testing';
import { render, screen } from '@testing-library/react';
import { useState, type ComponentType } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { SignInFrame } from '../sign-in/SignInFrame';
import { LazyScreen } from '../app/LazyScreen';

function Broken(): never {
  throw new Error('A text was replaced');
}

const screens = {
  broken: createLoadable<ComponentType>(() => Promise.resolve(Broken)),
  whole: createLoadable<ComponentType>(() => Promise.resolve(() => <h1>Another page</h1>)),
};

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

const message = () => screen.findByRole('heading', { name: 'This page stopped working' });

it('a page that stops working says so, where the focus is, and can be reloaded', async () => {
  render(<LazyScreen screen={screens.broken} props={{}} />);
  expect(await message()).toBeVisible();
  expect(screen.getByRole('alert')).toHaveFocus();
  expect(screen.getByRole('alert')).toHaveTextContent('Nothing you saved is lost.');
  expect(screen.getByRole('main')).toContainElement(screen.getByRole('button', { name: 'Reload' }));
  await expectAccessible();
});

it('another page works after one has stopped working', async () => {
  function Pages() {
    const [page, setPage] = useState(screens.broken);
    return (
      <>
        <LazyScreen screen={page} props={{}} />
        <button type="button" onClick={() => setPage(screens.whole)}>
          Leave
        </button>
      </>
    );
  }
  render(<Pages />);
  await message();
  screen.getByRole('button', { name: 'Leave' }).click();
  expect(await screen.findByRole('heading', { name: 'Another page' })).toBeVisible();
});

it('the frame of a page stays when what is in it stops working', async () => {
  render(
    <SignInFrame title="Sign in" subtitle="Enter your credentials">
      <Broken />
    </SignInFrame>,
  );
  expect(await message()).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Sign in', level: 1 })).toBeVisible();
});
