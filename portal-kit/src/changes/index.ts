export { ChangeDetails } from './ChangeDetails';
export { OthersChanges } from './OthersChanges';
export { actionOf, subjectOf } from './change-texts';
export { fieldTexts } from './field-texts';
export { clockTime, dayHeading, timeAgo } from './time-texts';
