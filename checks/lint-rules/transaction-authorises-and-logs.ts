import { calledName, functionsAround } from './rule.ts';
import type { CallExpression, FunctionNode, Rule } from './rule.ts';

type Call = { node: CallExpression; name: string; inside: FunctionNode[] };

/** Money is spent by these writes: none without a permission check, none missing from the operation log. */
export const transactionAuthorisesAndLogs: Rule = {
  create(context) {
    const calls: Call[] = [];
    return {
      CallExpression(node) {
        calls.push({ node, name: calledName(node), inside: functionsAround(node) });
      },
      'Program:exit'() {
        for (const opening of calls.filter((call) => call.name === 'runTransaction')) {
          const missing = [
            authorisedBefore(opening, calls) ? undefined : 'call authorise…(…) in this function before it',
            loggedWith(opening, calls) ? undefined : 'write logOperation(…) inside the transaction',
          ].filter((advice) => advice !== undefined);
          if (missing.length === 0) continue;
          context.report({
            node: opening.node,
            message: `A verb that opens a transaction checks permission and leaves a row in the operation log: ${missing.join(', and ')}.`,
          });
        }
      },
    };
  },
};

/** Counts only where the transaction's own function, or one around it, makes the call: a callback may never run. */
function authorisedBefore(opening: Call, calls: readonly Call[]): boolean {
  return calls.some((call) => {
    const [home] = call.inside;
    return (
      call.name.startsWith('authorise') &&
      home !== undefined &&
      opening.inside.includes(home) &&
      call.node.start < opening.node.start
    );
  });
}

function loggedWith(opening: Call, calls: readonly Call[]): boolean {
  const verb = opening.inside.at(-1);
  return calls.some(
    (call) => call.name === 'logOperation' && verb !== undefined && call.inside.includes(verb),
  );
}
