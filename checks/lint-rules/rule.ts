import type { RuleTester } from 'oxlint/plugins-dev';

/** oxlint publishes these types only through its rule tester. */
export type Rule = Extract<Parameters<RuleTester['run']>[1], { create: unknown }>;
export type RuleContext = Parameters<Rule['create']>[0];
type Visitor = ReturnType<Rule['create']>;
type NodeOf<Name extends keyof Visitor> = Parameters<NonNullable<Visitor[Name]>>[0];

export type AnyNode = NodeOf<'Identifier'>['parent'];
export type CallExpression = NodeOf<'CallExpression'>;
export type FunctionNode = NodeOf<'ArrowFunctionExpression' | 'FunctionDeclaration' | 'FunctionExpression'>;

/** The path below the repository's root, with forward slashes. */
export function pathOf(context: RuleContext): string {
  const path = context.filename.replaceAll('\\', '/');
  const root = `${context.cwd.replaceAll('\\', '/')}/`;
  return path.startsWith(root) ? path.slice(root.length) : path;
}

export const nameOfFile = (path: string) => path.slice(path.lastIndexOf('/') + 1);

function isFunction(node: AnyNode): node is FunctionNode {
  return (
    node.type === 'FunctionDeclaration' ||
    node.type === 'FunctionExpression' ||
    node.type === 'ArrowFunctionExpression'
  );
}

/** From the innermost function around the node to the outermost. */
export function functionsAround(node: AnyNode): FunctionNode[] {
  const found: FunctionNode[] = [];
  for (let parent = node.parent; parent !== null; parent = parent.parent) {
    if (isFunction(parent)) found.push(parent);
  }
  return found;
}

/** `authorise` for both `authorise(…)` and `gate.authorise(…)`. */
export function calledName(call: CallExpression): string {
  const { callee } = call;
  if (callee.type === 'Identifier') return callee.name;
  if (callee.type === 'MemberExpression' && callee.property.type === 'Identifier')
    return callee.property.name;
  return '';
}
