export { expectAccessible } from './testing/expect-accessible';
export { findDialog } from './testing/find-dialog';
export { recordAnnouncements } from './testing/record-announcements';
