/** The modifier key, which is Cmd instead of Ctrl on Macs: as written and as spoken. */
export function modifierKey(): { written: string; said: string } {
  return navigator.userAgent.includes('Mac OS X')
    ? { written: '⌘', said: 'Command' }
    : { written: 'Ctrl', said: 'Control' };
}
