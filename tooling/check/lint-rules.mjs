/** @typedef {{ argument: { type: string, properties?: { computed?: boolean }[] } }} Spread */
/** @typedef {{ report: (problem: { node: Spread, message: string }) => void }} Context */

/** Rules of this repository, for the linter. */
export default {
  meta: { name: 'erm' },
  rules: {
    /** Such as `{...{ a, b }}`, which keeps several props on one line, unchecked for those that do not exist. */
    'no-literal-spread': {
      create: (/** @type {Context} */ context) => ({
        JSXSpreadAttribute(/** @type {Spread} */ node) {
          const { type, properties = [] } = node.argument;
          // A computed name cannot be written as a prop.
          if (type !== 'ObjectExpression' || properties.some(({ computed }) => computed)) return;
          context.report({ node, message: 'Write each prop by itself.' });
        },
      }),
    },
  },
};
