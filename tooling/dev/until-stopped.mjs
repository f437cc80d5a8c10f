/** Waits for Ctrl-C or a wish to end. @returns {Promise<void>} */
export function untilStopped() {
  return new Promise((resolve) => {
    process.once('SIGINT', () => resolve()).once('SIGTERM', () => resolve());
  });
}
