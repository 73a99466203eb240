import { configure, getConfig } from '@testing-library/dom';

type Config = ReturnType<typeof getConfig> & { readonly _disableExpensiveErrorDiagnostics?: boolean };

const { getElementError } = getConfig();

/**
 * A query that is asked again until it finds something prints the document once, when its time is up (`waitFor` asks for
 * that error itself), in place of each time that it finds nothing.
 */
configure({
  getElementError(message, container) {
    const config: Config = getConfig();
    if (config._disableExpensiveErrorDiagnostics !== true) return getElementError(message, container);
    return Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' });
  },
});
