import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';

function press(init: KeyboardEventInit) {
  fireEvent(screen.getByRole('textbox'), createEvent.keyDown(screen.getByRole('textbox'), init));
}

describe('keys of an input method', () => {
  it('reach no handler of the page, neither on a field nor around it', () => {
    const handle = vi.fn();
    document.addEventListener('keydown', handle);
    render(
      <div onKeyDownCapture={handle}>
        <input onKeyDown={handle} onKeyUp={handle} />
      </div>,
    );
    press({ key: 'Enter', isComposing: true });
    press({ key: 'Enter', keyCode: 229 });
    fireEvent.keyUp(screen.getByRole('textbox'), { key: 'Enter', isComposing: true });
    expect(handle).not.toHaveBeenCalled();
    press({ key: 'Enter' });
    expect(handle).toHaveBeenCalledTimes(3);
    document.removeEventListener('keydown', handle);
  });
});

/** Wraps every text of the page, as browsers do to show its translation. */
function translate() {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Node[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode);
  for (const text of texts) {
    const font = document.createElement('font');
    text.parentNode!.replaceChild(font, text);
    font.append(text);
  }
}

function Saving() {
  const [saving, setSaving] = useState(false);
  return (
    <button type="button" onClick={() => setSaving(!saving)}>
      {saving && <i />}
      Save
      {saving ? ' now' : ''}
    </button>
  );
}

describe('a page that the browser has translated', () => {
  it('goes on when something appears beside its texts and disappears', () => {
    render(<Saving />);
    const button = screen.getByRole('button');
    translate();
    fireEvent.click(button);
    expect(button).toHaveTextContent('Save now');
    expect(button.querySelector('i + font')).toHaveTextContent('Save');
    translate();
    fireEvent.click(button);
    expect(button).toHaveTextContent(/^Save$/);
  });

  it('goes on when the translation has replaced a text', () => {
    render(<Saving />);
    const button = screen.getByRole('button');
    fireEvent.click(button);
    button.lastChild!.remove();
    fireEvent.click(button);
    expect(button).toHaveTextContent(/^Save$/);
  });

  it('still reports what is no child at all', () => {
    const [parent, stranger] = [document.createElement('p'), document.createElement('p')];
    document.body.append(parent, stranger);
    expect(() => parent.removeChild(stranger)).toThrow();
    expect(() => parent.insertBefore(document.createElement('b'), stranger)).toThrow();
    parent.remove();
    stranger.remove();
  });
});
