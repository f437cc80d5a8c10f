export { FieldFrame, type FieldFrameProps, type FieldIds, type FieldTexts } from './FieldFrame';
