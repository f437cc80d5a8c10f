export { laySheet } from './print-sheet';
export { download, toPng } from './to-png';
