export { pageHeaders, storybookHeaders, type Headers } from './headers';
export { renderDocument, renderPage, type PageConfig } from './page';
