import type { PackageBuild } from '@listings/deploy/package-build';

export default { target: 'node', name: 'main', entry: './src/main.ts' } satisfies PackageBuild;
