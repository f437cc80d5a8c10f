import { showStandalone } from '@erm/portal-kit/standalone';
import { createMemoryApi, sampleManager } from '@erm/portal-kit/testing';
import '@erm/ui-kit/theme.css';
import manifest from '../portal.json';
import { Portal } from './portal';

// Changes are lost when the page is reloaded.
const { api } = createMemoryApi(sampleManager);
showStandalone({ Portal, manifest, user: sampleManager, api });
