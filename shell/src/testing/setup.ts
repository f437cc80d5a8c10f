import '@erm/ui-kit/testing/setup';
import { beforeEach } from 'vitest';

// jsdom scrolls nothing.
window.scrollTo = () => {};

beforeEach(() => localStorage.clear());
