export { FieldFrame, type FieldFrameProps, type FieldControl, type FieldTexts } from './FieldFrame';
