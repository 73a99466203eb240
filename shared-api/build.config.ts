import type { PackageBuild } from '@listings/deploy/package-build';

/** Parts of axios that a client of its fetch adapter with JSON texts as bodies and no token of a cookie never reaches. */
const unusedAxios = [
  'adapters/xhr',
  'cancel/CancelToken',
  'core/assertParamsAcyclic',
  'core/createMultipartBody',
  'core/setFormDataHeaders',
  'helpers/AxiosURLSearchParams',
  'helpers/HttpStatusCode',
  'helpers/cookies',
  'helpers/estimateDataURLDecodedBytes',
  'helpers/formDataToBlob',
  'helpers/formDataToJSON',
  'helpers/isURLSameOrigin',
  'helpers/progressEventReducer',
  'helpers/toFormData',
  'helpers/toURLEncodedForm',
  'helpers/trackStream',
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
  replace: {
    'axios/lib/adapters/adapters.js': './src/client/axios-adapters.ts',
    'axios/lib/helpers/composeSignals.js': './src/client/axios-signals.ts',
    'axios/lib/helpers/validator.js': './src/client/axios-options.ts',
  },
} satisfies PackageBuild;
