import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { PageHeader } from '.';
import { Button } from '../button';
import { Page } from '../page';
import { Panel } from '../panel';
import { Toolbar } from '../toolbar';
import { expectAccessible } from '../testing/expect-accessible';

describe('a page', () => {
  it('has one top-level heading, an announced count, and panels named by their titles', async () => {
    const { container } = render(
      <Page>
        <PageHeader
          title="Projects"
          subtitle="Manage your engineering projects"
          actions={<Button>Add</Button>}
        />
        <Toolbar count="8 projects">
          <input aria-label="Search" />
        </Toolbar>
        <Panel title="Recent Projects" action={<a href="#all">All projects</a>} padded={false}>
          None
        </Panel>
        <Panel>Unnamed</Panel>
      </Page>,
    );
    expect(screen.getByRole('heading', { level: 1, name: 'Projects' })).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('8 projects');
    expect(screen.getByRole('region', { name: 'Recent Projects' })).toHaveTextContent('None');
    expect(screen.getAllByRole('region')).toHaveLength(1);
    await expectAccessible(container);
  });
});
