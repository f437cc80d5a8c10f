import { createPortal } from '@erm/portal-kit';
import { pages } from './pages/pages';

export const Portal = createPortal(pages);
