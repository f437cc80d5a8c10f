import { showAlone } from '@erm/portal-sdk/alone';
import '@erm/ui-kit/theme.css';
import manifest from '../portal.json';
import { Portal } from './portal';
import { createFakeApi } from './test-support/fake-api';
import { maya } from './test-support/fixtures';

// What is saved here lasts until the page is loaded again.
showAlone({ Portal, manifest, user: maya, api: createFakeApi(maya) });
