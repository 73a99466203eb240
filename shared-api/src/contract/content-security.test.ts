interface Contract {
  readonly endpoints: Readonly<
    Record<string, { readonly answers: Readonly<Record<number, { parse(body: unknown): unknown }>> }>
  >;
}

it('parses without compiling code, which the page forbids', () => {
  const compiled: unknown[] = [];
  const original = globalThis.Function;
  globalThis.Function = new Proxy(original, {
    construct(_target, parts: readonly unknown[]) {
      compiled.push(parts);
      throw new EvalError('forbidden by the content-security policy');
    },
  });
  try {
    jest.isolateModules(() => {
      const { endpoints } = jest.requireActual<Contract>('./index');
      endpoints['getHostingConnection']?.answers[200]?.parse({ active: 'no', owner: 'no' });
    });
  } finally {
    globalThis.Function = original;
  }
  expect(compiled).toEqual([]);
});
