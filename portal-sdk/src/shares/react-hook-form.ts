/** The names that the shell shares with portals as `react-hook-form`. The resolvers need the last four. */
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
