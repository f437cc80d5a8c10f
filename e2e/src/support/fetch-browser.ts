import { ensureBrowser } from '@erm/tooling/browser/fetch-browser.mjs';

export default ensureBrowser;
