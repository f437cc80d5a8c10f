import { showAlone } from '@erm/portal-sdk/alone';
import '@erm/ui-kit/theme.css';
import manifest from '../portal.json';
import { Portal } from './portal';
import { createFakeApi } from './test-support/fake-api';
import { fakeManager } from './test-support/fake-manager';

// What is saved here lasts until the page is loaded again.
showAlone({ Portal, manifest, user: fakeManager, api: createFakeApi().api });
