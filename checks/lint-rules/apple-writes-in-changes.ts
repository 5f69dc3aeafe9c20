import { pathOf, type Rule } from './rule.ts';

/** Names of calls that change something at Apple, as the client has them. */
const writes =
  /^(create|update|delete|upload|apply|dismiss)(AdAccount|SharedBudget|Campaign|AdGroup|Ad|Creative|Keyword|NegativeKeyword|LocationGroup|Asset|DailyBudgetRecommendation|TargetCpaRecommendation)s?$/;

export const appleWritesInChanges: Rule = {
  create(context) {
    const path = pathOf(context);
    if (path.includes('/features/changes/')) return {};
    return {
      MemberExpression(node) {
        if (node.property.type !== 'Identifier' || !writes.test(node.property.name)) return;
        context.report({
          node,
          message:
            'Changes something at Apple. Only features/changes may: nothing reaches Apple but an edit of a committed change set. Commit one.',
        });
      },
    };
  },
};
