import { buildChanged } from '@erm/tooling/build/build-targets.mjs';
import { buildTargets } from '@erm/tooling/build/targets.mjs';

/** Builds what a deployment runs, if it has changed. */
export function buildProduct() {
  return buildChanged(buildTargets().filter(({ name }) => name !== 'storybook'));
}
