import type { PackageBuild } from '@listings/deploy/package-build';

export default {
  name: 'shared-ui',
  entries: {
    ui: './src/index.ts',
    forms: { import: './src/forms.ts', dependOn: ['ui'] },
    table: { import: './src/table.ts', dependOn: ['ui'] },
    overlays: { import: './src/overlays.ts', dependOn: ['ui'] },
  },
  specifiers: {
    '@listings/shared-ui': 'ui',
    '@listings/shared-ui/forms': 'forms',
    '@listings/shared-ui/table': 'table',
    '@listings/shared-ui/overlays': 'overlays',
  },
} satisfies PackageBuild;
