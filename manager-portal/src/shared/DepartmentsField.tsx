import { useRosterFilters } from '../data/planning-queries';
import { TermsField } from './TermsField';

interface DepartmentsFieldProps {
  value: string[];
  onChange: (departments: string[]) => void;
}

/** Multi-select for the roster's departments. */
export function DepartmentsField(field: DepartmentsFieldProps) {
  return (
    <TermsField
      label="Departments"
      placeholder="e.g. Platform"
      emptyText="No more departments"
      optional
      options={useRosterFilters().data?.departments}
      {...field}
    />
  );
}
