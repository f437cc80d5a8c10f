import { setUpTests } from '@erm/portal-kit/testing/setup';

setUpTests();
