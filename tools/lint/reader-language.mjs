/**
 * Lint rules for what a reader is shown: dates, numbers, lists, names and orders are made by the formatters of
 * `shared-values/src/intl`, in the reader's language.
 */

const nameOf = (node) => (node.type === 'MemberExpression' && !node.computed ? node.property.name : null);

/** Which plural a text takes is no format. */
const isFormat = (callee) =>
  callee.type === 'MemberExpression' &&
  callee.object.type === 'Identifier' &&
  callee.object.name === 'Intl' &&
  nameOf(callee) !== 'PluralRules';

const noOwnFormat = {
  create: (context) => {
    const report = (node) =>
      context.report({
        node,
        message: 'Write it with the formatters of shared-values (intl), in the reader’s language.',
      });
    return {
      NewExpression({ callee }) {
        if (isFormat(callee)) report(callee);
      },
      CallExpression({ callee }) {
        if (isFormat(callee) || /^(toLocale\w+|localeCompare)$/.test(nameOf(callee) ?? '')) report(callee);
      },
    };
  },
};

const noJoinedNames = {
  create: (context) => ({
    CallExpression({ callee, arguments: [separator] }) {
      if (nameOf(callee) !== 'join' || separator?.type !== 'Literal' || !/^[,;] $/.test(String(separator.value)))
        return;
      context.report({
        node: callee,
        message: 'Join with list or row of useFormats(), as the reader’s language does.',
      });
    },
  }),
};

// A plugin is its file's default export; nothing else here has one.
export default {
  meta: { name: 'reader-language' },
  rules: { 'no-own-format': noOwnFormat, 'no-joined-names': noJoinedNames },
};
