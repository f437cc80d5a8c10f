import type { Seniority } from '@erm/contracts/users';
import type { DemoProjectKey } from './demo-projects';

export const DEMO_MANAGER = { name: 'Marta Kowalska', email: 'manager@demo.test', department: 'Delivery' };
export const DEMO_ENGINEER_EMAIL = 'engineer@demo.test';

/** Project, role, percentage, and the first and last day relative to today. */
type DemoWork = readonly [
  project: DemoProjectKey,
  role: string,
  percentage: number,
  from: number,
  to: number,
];

export interface DemoEngineer {
  name: string;
  email: string;
  department: string;
  seniority: Seniority;
  skills: readonly string[];
  maxCapacity: number;
  work: readonly DemoWork[];
}

export const DEMO_ENGINEERS: readonly DemoEngineer[] = [
  engineer('Ingrid Solberg', 'engineer', 'Web', 'senior', 'TypeScript, React, Node.js, PostgreSQL, Kafka', [
    ['harbour', 'Frontend lead', 60, -64, 142],
    ['compass', 'Web views', 20, -100, 11],
    ['mosaic', 'Contributor', 10, -23, 30],
    ['beacon', 'Dashboards', 10, -90, -5],
    ['lighthouse', 'Results page', 30, 12, 90],
  ]),
  engineer(
    'Tomás Herrera',
    'tomas.herrera',
    'Platform',
    'lead',
    'Node.js, TypeScript, PostgreSQL, Payments',
    [
      ['harbour', 'Technical lead', 80, -64, 142],
      ['granary', 'Adviser', 20, -150, -40],
      ['ferry', 'Adviser', 20, 60, 120],
    ],
  ),
  engineer('Aiko Tanaka', 'aiko.tanaka', 'Data', 'senior', 'Python, Elasticsearch, Kafka', [
    ['granary', 'Pipelines', 100, -190, -40],
    ['lighthouse', 'Search engineer', 100, -36, 107],
  ]),
  engineer('Kwame Mensah', 'kwame.mensah', 'Platform', 'senior', 'Go, Kubernetes, OpenTelemetry, Terraform', [
    ['granary', 'Cutover', 30, -180, -110],
    ['beacon', 'Technical lead', 70, -100, 50],
    ['anchor', 'Cluster design', 50, 51, 200],
  ]),
  engineer('Élodie Marchand', 'elodie.marchand', 'Mobile', 'mid', 'Kotlin, GraphQL', [
    ['granary', 'Scanner exports', 50, -190, -120],
    ['compass', 'Android', 100, -114, 65],
  ]),
  engineer('Rohan Kapoor', 'rohan.kapoor', 'Mobile', 'senior', 'Swift, GraphQL, Fastlane', [
    ['compass', 'iOS lead', 80, -114, 65],
    ['mosaic', 'Native tokens', 20, -20, 60],
    ['ferry', 'Client library', 30, 66, 180],
  ]),
  engineer('Zofia Wiśniewska', 'zofia.wisniewska', 'Web', 'mid', 'React, TypeScript, Accessibility', [
    ['mosaic', 'Keyboard and focus', 60, -51, 170],
    ['harbour', 'Frontend', 40, -30, 90],
    ['ferry', 'Portal review', 30, 100, 160],
  ]),
  engineer('Mehmet Aydın', 'mehmet.aydin', 'Platform', 'mid', 'Node.js, PostgreSQL', [
    ['granary', 'Queries', 50, -190, -70],
    ['harbour', 'Backend', 100, -64, 142],
  ]),
  engineer('Lucía Fernández', 'lucia.fernandez', 'Data', 'mid', 'Python, dbt, Airflow', [
    ['granary', 'Models', 100, -190, -12],
    ['lighthouse', 'Evaluation', 45, -6, 107],
  ]),
  // Fully allocated before the maximum was lowered to 80, so this engineer is over capacity.
  engineer(
    'Samir Haddad',
    'samir.haddad',
    'Platform',
    'lead',
    'TypeScript, Node.js, Payments',
    [
      ['granary', 'Adviser', 20, -190, -70],
      ['harbour', 'Payments', 60, -64, 142],
      ['lighthouse', 'Queues', 40, -20, 48],
    ],
    80,
  ),
  engineer(
    'Nguyễn Minh Anh',
    'minh.anh.nguyen',
    'Web',
    'junior',
    'React, TypeScript',
    [
      ['mosaic', 'Components', 50, -40, 80],
      ['harbour', 'Frontend', 50, 81, 142],
    ],
    50,
  ),
  engineer(
    'Oluwaseun Adeyemi',
    'oluwaseun.adeyemi',
    'Infrastructure',
    'senior',
    'Kubernetes, AWS, Terraform',
    [
      ['granary', 'Backups', 30, -170, -90],
      ['beacon', 'Rollout', 45, -80, 50],
      ['anchor', 'Landing zone', 50, 26, 150],
    ],
  ),
  engineer('Petra Nováková', 'petra.novakova', 'Quality', 'mid', 'Playwright, TypeScript', [
    ['granary', 'Reconciliation tests', 40, -150, -61],
    ['compass', 'Release checks', 35, -60, 50],
    ['harbour', 'Test automation', 50, -50, 120],
  ]),
  engineer('Liam O’Connor', 'liam.oconnor', 'Infrastructure', 'mid', 'Go, Terraform, AWS', [
    ['granary', 'Decommissioning', 60, -60, -14],
    ['anchor', 'Networking', 80, 40, 233],
  ]),
  engineer('Fatima El Amrani', 'fatima.elamrani', 'Data', 'senior', 'Python, Airflow, Kafka, Security', [
    ['granary', 'Technical lead', 80, -190, -12],
  ]),
  engineer('Daniel Brandt', 'daniel.brandt', 'Web', 'junior', 'React', []),
  engineer('Chen Yuting', 'chen.yuting', 'Platform', 'senior', 'Go, OpenAPI, Node.js', [
    ['beacon', 'Gateway traces', 85, -70, 50],
    ['ferry', 'API design', 60, 54, 275],
  ]),
  engineer('Björn Gustafsson', 'bjorn.gustafsson', 'Mobile', 'senior', 'Kotlin, Swift', [
    ['granary', 'Scanner sync', 40, -190, -120],
    ['compass', 'Sync engine', 90, -114, 65],
  ]),
  engineer('Amara Diallo', 'amara.diallo', 'Quality', 'senior', 'Playwright, Accessibility', [
    ['compass', 'Device lab', 30, -90, 65],
    ['beacon', 'Alert drills', 30, -60, 20],
    ['mosaic', 'Audits', 40, -51, 120],
    ['harbour', 'Keyboard checks', 20, 21, 110],
  ]),
  engineer('Giulia Ricci', 'giulia.ricci', 'Web', 'senior', 'TypeScript, React, GraphQL', [
    ['granary', 'Report pages', 60, -190, -70],
    ['harbour', 'Booking flow', 70, -64, 142],
    ['mosaic', 'Theming', 30, -51, 44],
  ]),
  engineer('Vikram Rao', 'vikram.rao', 'Data', 'mid', 'Java, Kafka, Elasticsearch', [
    ['granary', 'Exports', 60, -190, -60],
    ['lighthouse', 'Indexing', 80, -36, 107],
    ['harbour', 'Event stream', 20, 5, 80],
  ]),
  engineer('Sione Tuilagi', 'sione.tuilagi', 'Infrastructure', 'mid', 'AWS, Terraform, PostgreSQL', [
    ['beacon', 'Cost reports', 20, -30, 50],
    ['anchor', 'Database failover', 40, 26, 233],
  ]),
  engineer('Noa Levi', 'noa.levi', 'Platform', 'junior', 'Go, PostgreSQL', [
    ['beacon', 'On-call tools', 60, -45, 50],
    ['harbour', 'Reporting', 40, -10, 100],
    ['ferry', 'Quotas', 50, 101, 230],
  ]),
  engineer('Mateus Oliveira', 'mateus.oliveira', 'Mobile', 'junior', 'Kotlin', [
    ['compass', 'Offline forms', 60, -80, 65],
    ['ferry', 'Sample apps', 50, 70, 200],
  ]),
  engineer(
    'Hanna Virtanen',
    'hanna.virtanen',
    'Data',
    'lead',
    'Python, Machine learning, Elasticsearch',
    [
      ['granary', 'Review', 40, -120, -40],
      ['lighthouse', 'Ranking lead', 80, -36, 107],
    ],
    80,
  ),
  engineer('Grace Wanjiku', 'grace.wanjiku', 'Web', 'mid', 'TypeScript, React, Accessibility', [
    ['mosaic', 'Documentation', 55, -35, 100],
    ['ferry', 'Developer portal', 40, 60, 200],
  ]),
];

function engineer(
  name: string,
  mailbox: string,
  department: string,
  seniority: Seniority,
  skills: string,
  work: readonly DemoWork[],
  maxCapacity = 100,
): DemoEngineer {
  return {
    name,
    email: `${mailbox}@demo.test`,
    department,
    seniority,
    skills: skills.split(', '),
    maxCapacity,
    work,
  };
}
