export { expectAccessible } from './testing/expect-accessible';
export { findDialog } from './testing/find-dialog';
