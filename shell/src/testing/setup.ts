import { setUpTests } from '@erm/ui-kit/testing/setup';
import { beforeEach } from 'vitest';

setUpTests();

// jsdom does not implement scrolling.
window.scrollTo = () => {};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
