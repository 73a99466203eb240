const textOf = (blob: Blob): Promise<string> =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(typeof reader.result === 'string' ? reader.result : ''));
    reader.readAsText(blob);
  });

/** Catches the files that a test's screen saves; the lines of each. */
export function savedFiles() {
  const saved: Blob[] = [];
  beforeEach(() => {
    saved.length = 0;
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    Object.assign(URL, {
      createObjectURL: (blob: Blob) => `blob:${saved.push(blob)}`,
      revokeObjectURL: () => undefined,
    });
  });
  afterEach(() => jest.restoreAllMocks());
  return {
    count: () => saved.length,
    linesOf: async (index: number) => (await textOf(saved[index] ?? new Blob())).replace(/^\ufeff/, '').split('\r\n'),
  };
}
