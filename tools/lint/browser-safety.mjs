/**
 * Lint rules for what the browser may be asked to do: markup is written by React only, code never comes from a string,
 * and the page leaves for another address in one file.
 */

const markupSinks = new Set(['innerHTML', 'outerHTML', 'srcdoc']);
const markupCalls = new Set(['insertAdjacentHTML', 'createContextualFragment', 'setHTMLUnsafe', 'parseFromString']);
const documentWrites = new Set(['write', 'writeln']);
const navigationCalls = new Set(['assign', 'replace', 'reload']);
const globals = new Set(['window', 'globalThis', 'self', 'document', 'top', 'parent']);

const nameOf = (node) => {
  if (node.type !== 'MemberExpression') return null;
  if (!node.computed) return node.property.name;
  return node.property.type === 'Literal' ? String(node.property.value) : null;
};

const isLocation = (node) => {
  if (node.type === 'Identifier') return node.name === 'location';
  return (
    node.type === 'MemberExpression' &&
    nameOf(node) === 'location' &&
    node.object.type === 'Identifier' &&
    globals.has(node.object.name)
  );
};

const noMarkupSinks = {
  create: (context) => ({
    AssignmentExpression({ left }) {
      const name = nameOf(left);
      if (markupSinks.has(name)) context.report({ node: left, message: `${name} takes markup; let React render it.` });
    },
    CallExpression({ callee }) {
      const name = nameOf(callee);
      const isWrite =
        documentWrites.has(name) && callee.object.type === 'Identifier' && callee.object.name === 'document';
      if (markupCalls.has(name) || isWrite)
        context.report({ node: callee, message: `${name} takes markup; let React render it.` });
    },
  }),
};

const noLocationAssignment = {
  create: (context) => {
    const report = (node) =>
      context.report({
        node,
        message: 'Leave the page through the navigation service; only navigate.ts names location.',
      });
    return {
      AssignmentExpression({ left }) {
        if (isLocation(left)) report(left);
        else if (left.type === 'MemberExpression' && isLocation(left.object)) report(left);
      },
      CallExpression({ callee }) {
        if (callee.type !== 'MemberExpression') return;
        if (isLocation(callee.object) && navigationCalls.has(nameOf(callee))) report(callee);
        const opens =
          nameOf(callee) === 'open' && callee.object.type === 'Identifier' && globals.has(callee.object.name);
        if (opens) report(callee);
      },
    };
  },
};

// A plugin is its file's default export; nothing else here has one.
export default {
  meta: { name: 'browser-safety' },
  rules: { 'no-markup-sinks': noMarkupSinks, 'no-location-assignment': noLocationAssignment },
};
