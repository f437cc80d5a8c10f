import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { parseAllDocuments } from 'yaml';
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

const BUCKET = fileURLToPath(new URL('bucket', import.meta.url));
const kustomize = () =>
  spawnSync('kubectl', ['kustomize', '--load-restrictor', 'LoadRestrictionsNone', BUCKET]);
const { error } = spawnSync('kubectl', ['version', '--client']);
if (error) console.log('The test of the manifests with a bucket is left out: there is no kubectl.');

describe.skipIf(error)('the manifests for Kubernetes with a bucket', () => {
  it('are what the API of Kubernetes describes, and the others but for the volume of the site', () => {
    const objects = parseAllDocuments(kustomize().stdout.toString()).map((document) => document.toJS());
    expect(findMistakes(objects)).toEqual([]);
    const names = objects.map(({ kind, metadata }) => `${kind} ${metadata.name}`);
    const others = manifests.map(({ object }) => `${object.kind} ${object.metadata.name}`);
    expect(names.sort()).toEqual(
      [...others.filter((name) => name !== 'PersistentVolumeClaim site'), 'NetworkPolicy bucket'].sort(),
    );
    const pods = objects.flatMap(({ spec }) => spec?.template?.spec ?? []);
    const volumes = pods.flatMap((pod) => (pod.volumes ?? []).map((/** @type {any} */ { name }) => name));
    expect(volumes).not.toContain('site');
    const containers = pods.flatMap(({ containers: [container] }) => container);
    expect(containers.map(({ name, envFrom = [] }) => [name, envFrom.at(-1)])).toEqual(
      expect.arrayContaining([
        ['api', { secretRef: { name: 'site' } }],
        ['publisher', { secretRef: { name: 'publish' } }],
      ]),
    );
    for (const { volumeMounts } of containers)
      expect(volumeMounts.map((/** @type {any} */ { mountPath }) => mountPath)).not.toContain('/site');
  });
});
