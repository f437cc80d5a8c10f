import { setUpTests } from './set-up-tests';

setUpTests();
