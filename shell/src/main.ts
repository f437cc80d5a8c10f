import './zod-without-eval';
import '@erm/ui-kit/theme.css';
import { bootstrap } from './bootstrap';

void bootstrap(async (record, attempt) => {
  const federation = await import(/* webpackChunkName: "federation" */ './portals/federation');
  return federation.loadPortal(record, attempt);
});
