import type { PackageBuild } from '@listings/deploy/package-build';

/** Parts of axios that a client of its fetch adapter with JSON texts as bodies never reaches. */
const unusedAxios = [
  'adapters/xhr',
  'cancel/CancelToken',
  'core/createMultipartBody',
  'helpers/HttpStatusCode',
  'helpers/formDataToBlob',
  'helpers/formDataToJSON',
  'helpers/toFormData',
  'helpers/toURLEncodedForm',
].map((name) => `axios/lib/${name}.js`);

export default {
  name: 'shared-api',
  entries: { api: './src/browser.ts' },
  specifiers: { '@listings/shared-api': 'api', '@listings/shared-api/contract': 'api' },
  serverParts: {
    folder: './src/contract',
    call: 'endpoint',
    properties: ['params', 'query', 'body', 'summary'],
  },
  leaveOut: unusedAxios,
} satisfies PackageBuild;
