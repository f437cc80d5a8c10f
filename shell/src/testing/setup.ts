import '@erm/ui-kit/testing/setup';
import { beforeEach } from 'vitest';

// jsdom does not implement scrolling.
window.scrollTo = () => {};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
