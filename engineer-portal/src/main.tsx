import { showStandalone } from '@erm/portal-kit/standalone';
import { createMemoryApi, sampleEngineer } from '@erm/portal-kit/testing';
import '@erm/ui-kit/theme.css';
import manifest from '../portal.json';
import { Portal } from './portal';

// Changes are lost when the page is reloaded.
const { api } = createMemoryApi(sampleEngineer);
showStandalone({ Portal, manifest, user: sampleEngineer, api });
