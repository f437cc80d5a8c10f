import { describe, expect, it } from 'vitest';
import { findMistakes, readManifests } from './manifests.mjs';

const manifests = readManifests();

/** @param {string} kind @param {string} name */
function copyOf(kind, name) {
  const found = manifests.find(({ object }) => object.kind === kind && object.metadata.name === name);
  return structuredClone(found?.object);
}

describe('the manifests for Kubernetes', () => {
  it('are what the API of Kubernetes describes', () => {
    expect(manifests.length).toBeGreaterThan(10);
    expect(findMistakes(manifests.map(({ object }) => object))).toEqual([]);
  });

  it('would not pass with a field that does not exist, a wrong type, or something missing', () => {
    const misspelled = copyOf('Deployment', 'api');
    misspelled.spec.template.spec.containers[0].securityContext.readonlyRootFilesystem = true;
    const wrongType = copyOf('Deployment', 'web');
    wrongType.spec.replicas = 'two';
    const incomplete = copyOf('Deployment', 'api');
    delete incomplete.spec.selector;
    const unknown = { ...copyOf('PodDisruptionBudget', 'api'), kind: 'PodDisruptionLimit' };
    expect(findMistakes([misspelled, wrongType, incomplete, unknown])).toEqual([
      expect.stringMatching(/readonlyRootFilesystem.* does not exist/),
      expect.stringContaining("Type 'string' is not assignable to type 'number'"),
      expect.stringContaining("'selector' is missing"),
      expect.stringContaining("no exported member 'PodDisruptionLimit'"),
    ]);
  });

  it('run every container without privileges, on a file system that is read-only', () => {
    const pods = manifests.flatMap(({ object }) => object.spec?.template?.spec ?? []);
    expect(pods).toHaveLength(3);
    for (const pod of pods) {
      expect(pod).toMatchObject({
        automountServiceAccountToken: false,
        securityContext: { runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } },
      });
      for (const container of pod.containers) {
        expect(container.securityContext).toEqual({
          allowPrivilegeEscalation: false,
          readOnlyRootFilesystem: true,
          capabilities: { drop: ['ALL'] },
        });
      }
    }
  });
});
