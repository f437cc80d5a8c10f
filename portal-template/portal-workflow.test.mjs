import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { portalFolders, repositoryRoot } from '@erm/tooling/build/workspace.mjs';
import { portalWorkflow } from './portal-workflow.mjs';

describe('the workflow of a portal', () => {
  it.each(portalFolders())('runs for what %s is built from, and calls the common one', (portal) => {
    const { label } = JSON.parse(readFileSync(join(portal, 'portal.json'), 'utf8'));
    const { file, text } = portalWorkflow({ folder: portal, label });
    expect(readFileSync(file, 'utf8')).toBe(text);
  });

  it('names the folders of the packages that the portal depends on, and no others', () => {
    const { text } = portalWorkflow({
      folder: join(repositoryRoot, 'engineer-portal'),
      label: 'Engineer Portal',
    });
    expect(text).toContain("- 'portal-kit/**'");
    expect(text).not.toContain('manager-portal');
    expect(text).not.toContain("- 'shell/**'");
  });
});
