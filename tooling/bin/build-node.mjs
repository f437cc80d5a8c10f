#!/usr/bin/env node
import { buildApi } from '../build/api-bundle.mjs';

// Run in the API's folder, as its build script; its tests name another folder for the result.
await buildApi({ root: process.cwd(), outdir: process.argv[2] });
