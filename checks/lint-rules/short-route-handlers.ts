import { functionsAround } from './rule.ts';
import type { FunctionNode, Rule } from './rule.ts';

const mostLines = 30;

/** The function that mounts the routes may be longer: it is a list of them. */
export const shortRouteHandlers: Rule = {
  create(context) {
    const functions: FunctionNode[] = [];
    const collect = (node: FunctionNode) => {
      functions.push(node);
    };
    return {
      FunctionDeclaration: collect,
      FunctionExpression: collect,
      ArrowFunctionExpression: collect,
      'Program:exit'() {
        const around = new Set(functions.flatMap((node) => functionsAround(node)));
        for (const node of functions) {
          const mounts = around.has(node) && functionsAround(node).length === 0;
          const lines = node.loc.end.line - node.loc.start.line + 1;
          if (mounts || lines <= mostLines) continue;
          context.report({
            node,
            message: `A route handler of ${lines} lines (at most ${mostLines}). Let it parse, call one verb and answer; move the rest into a verb file.`,
          });
        }
      },
    };
  },
};
