import type { Rule } from './rule.ts';

const directive = /^\s*(?:oxlint|eslint)-disable/;
const withReason = / -- \S.{9,}/s;

export const disableWithReason: Rule = {
  create(context) {
    return {
      Program() {
        for (const comment of context.sourceCode.getAllComments()) {
          if (!directive.test(comment.value) || withReason.test(comment.value)) continue;
          context.report({
            loc: comment.loc,
            message:
              'A rule is switched off without a reason. Write it behind two dashes: // oxlint-disable-next-line rule -- why this place is right.',
          });
        }
      },
    };
  },
};
