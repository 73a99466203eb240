#!/usr/bin/env node
/** The command line where the package is installed: sources are read as they are, by the loader that it depends on. */
import { register } from 'tsx/esm/api';

register();
await import('../src/cli.ts');
