/**
 * dependency-cruiser cannot read TypeScript 7 and its own parser does not know JSX. Babel parses each file for it and
 * hands over nothing but the imports, those of types too: the import law makes no difference between them.
 */

function importsOnly({ types: t }) {
  const importOf = (source) => t.importDeclaration([], t.stringLiteral(source));

  return {
    // The same options serve every file, so the grammar is chosen here: `<T>(x)` is a generic in .ts and a tag in .tsx.
    parserOverride: (code, options, parse) => {
      const name = options.sourceFileName ?? options.sourceFilename ?? '';
      const grammar = name.endsWith('.tsx') ? ['typescript', 'jsx'] : name.endsWith('ts') ? ['typescript'] : [];
      return parse(code, { ...options, plugins: [...options.plugins, ...grammar] });
    },
    visitor: {
      Program(program) {
        const kept = [];
        const keep = (node) => {
          if (node) kept.push(importOf(node.value));
        };
        program.traverse({
          ImportDeclaration: ({ node }) => keep(node.source),
          ExportNamedDeclaration: ({ node }) => keep(node.source),
          ExportAllDeclaration: ({ node }) => {
            kept.push(t.exportAllDeclaration(t.stringLiteral(node.source.value)));
          },
          TSImportType: ({ node }) => keep(node.argument.literal ?? node.argument),
          TSExternalModuleReference: ({ node }) => keep(node.expression),
          CallExpression: ({ node }) => {
            const [first] = node.arguments;
            if (first?.type !== 'StringLiteral') return;
            if (node.callee.type === 'Import')
              kept.push(t.expressionStatement(t.callExpression(t.import(), [t.stringLiteral(first.value)])));
            else if (node.callee.type === 'Identifier' && node.callee.name === 'require') keep(first);
          },
        });
        program.node.directives = [];
        program.node.body = kept;
        program.skip();
      },
    },
  };
}

module.exports = {
  configFile: false,
  babelrc: false,
  sourceType: 'module',
  comments: false,
  plugins: [importsOnly],
};
