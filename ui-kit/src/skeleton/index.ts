export { Skeleton, type SkeletonProps } from './Skeleton';
export { SkeletonRows, type SkeletonRowsProps } from './SkeletonRows';
