import { type AnyNode, calledName, nameOfFile, pathOf, type Rule } from './rule.ts';

/** Of the query client: the first argument is a key. */
const takesKey = new Set(['getQueryData', 'setQueryData', 'getQueryState', 'fetchQuery']);

/** Also behind `as const`. */
function isArray(node: AnyNode | undefined): boolean {
  if (node?.type === 'TSAsExpression') return isArray(node.expression);
  return node?.type === 'ArrayExpression';
}

export const queryKeysInKeysFile: Rule = {
  create(context) {
    if (nameOfFile(pathOf(context)) === 'keys.ts') return {};
    const refuse = (node: AnyNode) =>
      context.report({
        node,
        message:
          "A query key is written once. Put it into the feature's keys.ts (or platform/keys.ts, where several features need it) and name it here.",
      });
    return {
      Property(node) {
        if (node.key.type !== 'Identifier' || node.key.name !== 'queryKey') return;
        if (isArray(node.value)) refuse(node);
      },
      VariableDeclarator(node) {
        if (node.id.type === 'Identifier' && node.id.name === 'queryKey' && node.init && isArray(node.init))
          refuse(node);
      },
      CallExpression(node) {
        if (takesKey.has(calledName(node)) && isArray(node.arguments[0])) refuse(node);
      },
    };
  },
};
