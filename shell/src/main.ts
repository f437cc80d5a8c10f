import './zod-without-eval';
import '@erm/ui-kit/theme.css';
import { bootstrap } from './bootstrap';

void bootstrap(async (record, attempt) => {
  // In the chunk of the frame, because no portal is shown without it.
  const federation = await import(/* webpackChunkName: "portal-area" */ './federation/load-portal');
  return federation.loadPortal(record, attempt);
});
