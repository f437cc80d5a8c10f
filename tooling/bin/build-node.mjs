#!/usr/bin/env node
import { buildApi } from '../build/api-bundle.mjs';

// Runs in the API's folder, as its build script; its tests name another output folder.
await buildApi({ root: process.cwd(), outdir: process.argv[2] });
