/** The key that Macs have in the place of Ctrl: as it is written, and as it is said. */
export function modifierKey(): { written: string; said: string } {
  return navigator.userAgent.includes('Mac OS X')
    ? { written: '⌘', said: 'Command' }
    : { written: 'Ctrl', said: 'Control' };
}
