export { AllocationBar, type AllocationBarProps } from './AllocationBar';
