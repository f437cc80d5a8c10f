export { laySheet } from './print-sheet';
export { takePages } from './take-pages';
export { download, toPng } from './to-png';
