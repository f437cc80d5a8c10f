import { portalOrAlone } from '@erm/federation-build/portal-alone';

export default portalOrAlone(import.meta.dirname);
