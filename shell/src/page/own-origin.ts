/** Whether an address belongs to this origin. The browser's parser decides, which drops tabs and line breaks. */
export function isOwnOrigin(address: string): boolean {
  return (
    URL.canParse(address, location.origin) && new URL(address, location.origin).origin === location.origin
  );
}
