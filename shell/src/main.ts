import './zod-without-eval';
import '@erm/ui-kit/theme.css';
import { bootstrap } from './bootstrap';

void bootstrap();
