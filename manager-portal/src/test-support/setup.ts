// Tests of what knows no document run without one.
if ('document' in globalThis) {
  const { setUpTests } = await import('@erm/portal-kit/testing/setup');
  setUpTests();
}

export {};
