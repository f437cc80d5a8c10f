import { AllocationBar } from '../../src/allocation-bar';
import { Avatar } from '../../src/avatar';
import { Badge } from '../../src/badge';
import { ChipList } from '../../src/chip';
import { formatDay } from '../../src/format/format-day';
import type { Column } from '../../src/data-table';

/** A row of the tables in stories. */
export type Person = {
  name: string;
  email: string;
  skills: string[];
  seniority: string;
  project: string;
  load: number;
  start: string;
  end: string;
};

export const people: Person[] = [
  {
    name: 'Ana Sousa',
    email: 'ana.sousa@northwind.dev',
    skills: ['React', 'TypeScript', 'Accessibility', 'CSS'],
    seniority: 'Senior',
    project: 'Design System 3',
    load: 70,
    start: '2026-01-19',
    end: '2026-06-12',
  },
  {
    name: 'Arjun Mehta',
    email: 'arjun.mehta@northwind.dev',
    skills: ['Python', 'dbt', 'Airflow'],
    seniority: 'Mid',
    project: 'Search Relevance',
    load: 60,
    start: '2026-02-02',
    end: '2026-06-26',
  },
  {
    name: 'Bronwen Hughes',
    email: 'bronwen.hughes@northwind.dev',
    skills: ['Go', 'Kubernetes', 'OpenTelemetry', 'Terraform', 'AWS'],
    seniority: 'Lead',
    project: 'Observability Rollout',
    load: 100,
    start: '2025-12-01',
    end: '2026-04-30',
  },
];

export const columns: Column<Person>[] = [
  {
    id: 'name',
    header: 'Engineer',
    sortable: true,
    rowHeader: true,
    cell: ({ name, email }) => (
      <div style={{ display: 'flex', alignItems: 'center', gap: 12 }}>
        <Avatar name={name} size={36} />
        <div style={{ minWidth: 0 }}>
          {name}
          <div style={{ font: 'var(--type-caption)', color: 'var(--text-secondary)' }}>{email}</div>
        </div>
      </div>
    ),
  },
  {
    id: 'skills',
    header: 'Skills',
    width: '250px',
    cell: ({ name, skills }) => (
      <ChipList label={`Skills of ${name}`} max={3} items={skills.map((label) => ({ label }))} />
    ),
  },
  { id: 'seniority', header: 'Seniority', cell: ({ seniority }) => <Badge>{seniority}</Badge> },
  {
    id: 'project',
    header: 'Project',
    cell: ({ project }) => project,
    phonePlace: 'start',
    phoneLabel: false,
  },
  {
    id: 'load',
    header: 'Allocation',
    align: 'end',
    phonePlace: 'end',
    phoneLabel: false,
    cell: ({ name, load }) => (
      <div style={{ display: 'flex', alignItems: 'center', justifyContent: 'end', gap: 12 }}>
        <AllocationBar current={load} max={100} size="sm" label={`Load of ${name}`} style={{ width: 64 }} />
        <span style={{ minWidth: 36 }}>{load}%</span>
      </div>
    ),
  },
  {
    id: 'start',
    header: 'Start Date',
    sortable: true,
    nowrap: true,
    phonePlace: 'start',
    cell: ({ start }) => formatDay(start),
  },
  {
    id: 'end',
    header: 'End Date',
    sortable: true,
    nowrap: true,
    phonePlace: 'end',
    cell: ({ end }) => formatDay(end),
  },
];
