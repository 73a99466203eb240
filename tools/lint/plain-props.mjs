/**
 * A lint rule for props: what may be missing is given as undefined, which our own types and React's take. A spread that is
 * there or not hides which props an element has.
 */

const isEmpty = (node) => node.type === 'ObjectExpression' && node.properties.length === 0;

const message = 'Give the prop undefined instead of spreading it or not: type it `?: T | undefined`.';

const noConditionalSpread = {
  create: (context) => ({
    JSXSpreadAttribute(node) {
      const { argument } = node;
      if (argument.type !== 'ConditionalExpression') return;
      if (isEmpty(argument.consequent) || isEmpty(argument.alternate)) context.report({ node, message });
    },
  }),
};

// A plugin is its file's default export; nothing else here has one.
export default { meta: { name: 'plain-props' }, rules: { 'no-conditional-spread': noConditionalSpread } };
