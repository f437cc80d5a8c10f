export { SuggestField, type SuggestFieldProps } from './SuggestField';
