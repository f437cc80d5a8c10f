import { expect, it } from 'vitest';
import { xmlText } from './to-png';

function parsed(text: string): string | null {
  const paragraph = document.createElement('p');
  paragraph.textContent = text;
  const markup = new XMLSerializer().serializeToString(paragraph);
  const { documentElement } = new DOMParser().parseFromString(xmlText(markup), 'image/svg+xml');
  return documentElement.localName === 'p' ? documentElement.textContent : null;
}

it.each([
  ['Har\u0007bor', 'Harbor'],
  ['\u0000Quay\u001b[31m', 'Quay[31m'],
  ['Pier\ufffe\uffff', 'Pier'],
  ['Half \ud83d of a pair', 'Half  of a pair'],
  ['Tab\tand 😀 and é', 'Tab\tand 😀 and é'],
])('an image can have %j in sight', (text, shown) => {
  expect(parsed(text)).toBe(shown);
});
