import type { ProjectStatus } from '@erm/contracts/project-statuses';

export interface DemoProject {
  name: string;
  description: string;
  status: ProjectStatus;
  /** Days from today. */
  from: number;
  to: number;
  teamSize: number;
  requiredSkills: readonly string[];
}

export const DEMO_PROJECTS = {
  harbour: {
    name: 'Harbour Booking',
    description: 'One booking flow for berths, cranes and pilots in place of three separate desks.',
    status: 'active',
    from: -64,
    to: 142,
    teamSize: 12,
    requiredSkills: ['TypeScript', 'Node.js', 'PostgreSQL', 'Payments'],
  },
  lighthouse: {
    name: 'Lighthouse Search',
    description: 'Find any shipment by what is in it: a new index, learned ranking, weekly quality reports.',
    status: 'active',
    from: -36,
    to: 107,
    teamSize: 8,
    requiredSkills: ['Python', 'Elasticsearch', 'Kafka', 'Machine learning'],
  },
  compass: {
    name: 'Compass Mobile',
    description: 'The crew app for phones and tablets, usable at sea without a connection.',
    status: 'active',
    from: -114,
    to: 65,
    teamSize: 8,
    requiredSkills: ['Kotlin', 'Swift', 'GraphQL'],
  },
  beacon: {
    name: 'Beacon Monitoring',
    description: 'Traces and alerts for every service, with an owner and a target for each.',
    status: 'active',
    from: -100,
    to: 50,
    teamSize: 7,
    requiredSkills: ['Go', 'Kubernetes', 'OpenTelemetry'],
  },
  mosaic: {
    name: 'Mosaic Components',
    description: 'Shared interface parts for all web products, tested with assistive technology.',
    status: 'active',
    from: -51,
    to: 170,
    teamSize: 8,
    requiredSkills: ['React', 'TypeScript', 'Accessibility'],
  },
  granary: {
    name: 'Granary Warehouse',
    description: 'Ten years of freight records moved to the new data warehouse, checked row by row.',
    status: 'completed',
    from: -190,
    to: -12,
    teamSize: 16,
    requiredSkills: ['Python', 'dbt', 'Airflow'],
  },
  ferry: {
    name: 'Ferry Partner API',
    description: 'Lets forwarders book and track by program: keys, limits, a test environment, examples.',
    status: 'planning',
    from: 54,
    to: 275,
    teamSize: 8,
    requiredSkills: ['Node.js', 'OpenAPI', 'Go'],
  },
  anchor: {
    name: 'Anchor Hosting',
    description: 'A second region for all customer data, with a rehearsed switch between the two.',
    status: 'planning',
    from: 26,
    to: 233,
    teamSize: 6,
    requiredSkills: ['PostgreSQL', 'Terraform', 'AWS', 'Security', 'Data protection'],
  },
} satisfies Record<string, DemoProject>;

export type DemoProjectKey = keyof typeof DEMO_PROJECTS;
