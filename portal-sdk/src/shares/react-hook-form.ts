/** What the shell hands portals as `react-hook-form`; the resolvers use the last four. */
export {
  appendErrors,
  get,
  set,
  useController,
  useForm,
  useFormState,
  useWatch,
  type Control,
  type FieldError,
  type FieldPath,
  type FieldValues,
  type Resolver,
  type UseFormReturn,
} from 'react-hook-form';
