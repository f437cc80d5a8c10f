import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** One project after another, because a worker keeps its environment and modules only if its next file is of the same. */
class ByProject extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const projects = new Set(sorted.map(({ project }) => project));
    return [...projects].flatMap((project) => sorted.filter((file) => file.project === project));
  }
}

export default defineConfig({
  test: {
    projects: ['*/vitest.config.ts'],
    // One more than cores, because some tests wait for processes. Left to itself, the runner keeps one core for itself.
    maxWorkers: availableParallelism() + 1,
    sequence: { sequencer: ByProject },
  },
});
