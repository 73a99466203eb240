/**
 * Lint rule for what an application leaves in the page when it goes: several applications share one document, and
 * what one of them put outside its slot would stay with the others.
 */

const globals = new Set(['window', 'globalThis', 'self', 'document']);
const additions = new Set(['append', 'appendChild', 'prepend', 'insertBefore', 'insertAdjacentElement']);
const sheetElements = new Set(['style', 'link', 'script', 'base', 'meta']);
/** Each of these is ended by the other, in the same file. */
const ends = { addEventListener: 'removeEventListener', setInterval: 'clearInterval' };

const nameOf = (node) => {
  if (node.type === 'Identifier') return node.name;
  if (node.type !== 'MemberExpression') return null;
  return node.computed ? null : node.property.name;
};

const isGlobal = (node) => node.type === 'Identifier' && globals.has(node.name);

/** `document.head`, `document.body`, `document.documentElement`. */
const isPagePart = (node) =>
  node.type === 'MemberExpression' &&
  isGlobal(node.object) &&
  ['head', 'body', 'documentElement'].includes(nameOf(node));

/** What an assignment changes for all applications; null when it changes nothing of theirs. */
function sharedTarget(left) {
  if (left.type !== 'MemberExpression') return null;
  if (left.object.type === 'MemberExpression' && nameOf(left.object) === 'prototype') return 'A prototype';
  if (!isGlobal(left.object)) return null;
  const name = nameOf(left);
  // The browser's own way of leaving is another rule's.
  if (name === 'location') return null;
  if (left.object.name === 'document' && name === 'title') return 'The title';
  return left.object.name === 'document' ? `document.${name}` : 'A global';
}

const isBrief = (args) => {
  const [, , options] = args;
  return (
    options?.type === 'ObjectExpression' && options.properties.some(({ key }) => /^(?:once|signal)$/.test(key?.name))
  );
};

const nothingLeftBehind = {
  create: (context) => {
    const begun = [];
    const ended = new Set();
    return {
      AssignmentExpression({ left }) {
        const target = sharedTarget(left);
        if (target !== null)
          context.report({ node: left, message: `${target} is the page's: it stays when the application goes.` });
      },
      CallExpression(node) {
        const { callee, arguments: args } = node;
        const name = nameOf(callee);
        if (Object.values(ends).includes(name)) ended.add(name);
        const of = callee.type === 'MemberExpression' ? callee.object : null;
        if (of !== null && isPagePart(of) && additions.has(name))
          context.report({ node, message: 'An application puts nothing outside its slot; use a portal of React.' });
        const isSheet = name === 'createElement' && of !== null && isGlobal(of) && sheetElements.has(args[0]?.value);
        if (isSheet || (of !== null && nameOf(of) === 'adoptedStyleSheets'))
          context.report({
            node,
            message: 'Styles are written with the components of shared-ui, which leave with them.',
          });
        const isTimer = name === 'setInterval' && (of === null || isGlobal(of));
        const isListener = name === 'addEventListener' && of !== null && isGlobal(of) && !isBrief(args);
        if (isTimer || isListener) begun.push({ node, name });
      },
      'Program:exit'() {
        for (const { node, name } of begun) {
          const message = `${name} goes on when the application has gone: end it by ${ends[name]}.`;
          if (!ended.has(ends[name])) context.report({ node, message });
        }
      },
    };
  },
};

// A plugin is its file's default export; nothing else here has one.
export default { meta: { name: 'isolation' }, rules: { 'nothing-left-behind': nothingLeftBehind } };
