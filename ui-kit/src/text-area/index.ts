export { TextArea, type TextAreaOwnProps, type TextAreaProps } from './TextArea';
