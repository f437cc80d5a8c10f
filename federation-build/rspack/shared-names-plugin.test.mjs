import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { rspack } from '@rspack/core';
import { describe, expect, it } from 'vitest';
import { repositoryRoot } from '@erm/tooling/build/workspace.mjs';
import { temporaryTree } from '@erm/tooling/testing/temporary-tree.mjs';
import { portalConfig } from './portal.mjs';

/**
 * Builds a portal of one file and returns the errors.
 *
 * @param {string} source
 * @returns {Promise<string[]>}
 */
function problemsOf(source) {
  const root = temporaryTree({
    'package.json': { name: 'planted-portal', version: '1.0.0' },
    'portal.json': { name: 'planted' },
    'src/portal.tsx': source,
  });
  symlinkSync(join(repositoryRoot, 'manager-portal/node_modules'), join(root, 'node_modules'));
  return new Promise((resolve, reject) => {
    rspack(portalConfig(root, { dev: true }), (error, stats) => {
      if (error) reject(error);
      else resolve((stats?.toJson({ all: false, errors: true }).errors ?? []).map(({ message }) => message));
    });
  });
}

describe('the build of a portal', () => {
  it('accepts the names that the shell provides', async () => {
    expect(
      await problemsOf(`
        import { useState } from 'react';
        import { createPortal } from 'react-dom';
        import { useForm } from 'react-hook-form';
        import { Link } from 'react-router-dom';
        import styled, { css } from 'styled-components';
        import { z } from 'zod/mini';
        export const Portal = [useState, createPortal, useForm, Link, styled.p, css, z.string, z.regexes.email];
      `),
    ).toEqual([]);
  });

  it.each([
    [`import { useBlocker } from 'react-router-dom'; export const Portal = useBlocker;`, 'no "useBlocker"'],
    [`import { createRoot } from 'react-dom'; export const Portal = createRoot;`, 'no "createRoot"'],
    [`import { z } from 'zod/mini'; export const Portal = z.regexes.ipv6;`, 'no "z.regexes.ipv6"'],
    [`import * as form from 'react-hook-form'; export const Portal = form;`, 'import single names'],
    [`import form from 'react-hook-form'; export const Portal = form;`, 'no "default"'],
  ])('refuses %s', async (source, problem) => {
    const problems = await problemsOf(source);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(problem);
    expect(problems[0]).toContain('portal-sdk/src/shares');
    expect(problems[0]).toContain('src/portal.tsx');
  });
});
