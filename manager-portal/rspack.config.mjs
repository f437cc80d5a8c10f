import { portalOrAlone } from '@erm/tooling/rspack/portal-alone.mjs';

export default portalOrAlone(import.meta.dirname);
