#!/usr/bin/env node
import { buildApi } from '../build/api-bundle.mjs';

// Run in the API's folder, as its build script.
await buildApi({ root: process.cwd() });
