import { useState } from 'react';

/** Copies a text to the clipboard and returns the result to announce. */
export function useCopy(): { copied: string; message: string; copy: (text: string) => void } {
  const [copied, setCopied] = useState('');
  const [message, say] = useState('');
  const copy = (text: string) => {
    const done = copyText(text);
    setCopied(done ? text : '');
    say(done ? `Copied ${text}` : 'The browser does not allow copying here. Select the name instead.');
  };
  return { copied, message, copy };
}

/**
 * By the older of the two ways: the published Storybook has an opaque origin, to which `navigator.clipboard` is closed.
 * Needs a key or a click.
 */
function copyText(text: string): boolean {
  let done = false;
  const fill = (event: ClipboardEvent) => {
    event.clipboardData?.setData('text/plain', text);
    event.preventDefault();
    done = true;
  };
  document.addEventListener('copy', fill, { once: true });
  document.execCommand('copy');
  document.removeEventListener('copy', fill);
  return done;
}
