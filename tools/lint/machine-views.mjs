/**
 * A lint rule for screens over machines: what a state is called is the machine's own affair. Screens ask for tags, for
 * `can`, and for the view in the state's meta, so that a state can be renamed and the compiler says who is concerned.
 */

const snapshots = new Set(['state', 'snapshot']);

const isNamed = (node, name) => node.type === 'MemberExpression' && !node.computed && node.property.name === name;

/** A moment of a machine, by what it is called: `state`, `snapshot`, `….snapshot`, `actor.getSnapshot()`. */
const isSnapshot = (node) => {
  if (node.type === 'ChainExpression') return isSnapshot(node.expression);
  if (node.type === 'Identifier') return snapshots.has(node.name);
  if (node.type === 'CallExpression') return isNamed(node.callee, 'getSnapshot');
  return isNamed(node, 'snapshot');
};

/** A selector of an element, which is no name of a state: it has a mark of CSS in it. */
const isSelector = (node) => node?.type === 'Literal' && typeof node.value === 'string' && /[^\w-]/.test(node.value);

const message = 'Read tags, can or the view of a machine, not the names of its states.';

const noStateNames = {
  create: (context) => ({
    CallExpression({ callee, arguments: [what] }) {
      if (isNamed(callee, 'matches') && !isSelector(what)) context.report({ node: callee, message });
    },
    MemberExpression(node) {
      if (isNamed(node, 'value') && isSnapshot(node.object)) context.report({ node, message });
    },
    VariableDeclarator({ id, init }) {
      if (id.type !== 'ObjectPattern' || init === null || !isSnapshot(init)) return;
      const value = id.properties.find(({ key }) => key?.name === 'value');
      if (value !== undefined) context.report({ node: value, message });
    },
  }),
};

// A plugin is its file's default export; nothing else here has one.
export default { meta: { name: 'machine-views' }, rules: { 'no-state-names': noStateNames } };
