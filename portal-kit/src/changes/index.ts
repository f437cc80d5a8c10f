export { ChangeDetails } from './ChangeDetails';
export { ChangeLine } from './ChangeLine';
export { changeSummary } from './change-summary';
export { OthersChanges } from './OthersChanges';
export { actionOf, subjectOf } from './change-texts';
export { fieldTexts } from './field-texts';
export { dayHeading, shortTime, timeAgo } from './time-texts';
