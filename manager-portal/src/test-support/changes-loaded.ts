import { beforeAll } from 'vitest';
import { controllerCode } from '../views/schedule/change/gate';

// Gestures of tests are synchronous, and those before the code of changes has come wait.
beforeAll(() => controllerCode.load());
