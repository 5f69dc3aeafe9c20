import { pathOf } from './rule.ts';
import type { Rule } from './rule.ts';

const vague = /^(utils?|helpers?|common|misc)$/;

export const noVagueNames: Rule = {
  create(context) {
    return {
      Program(node) {
        const parts = pathOf(context).split(/[/.-]/);
        const found = parts.find((part) => vague.test(part));
        if (found === undefined) return;
        context.report({
          node,
          message: `"${found}" in a path says nothing. Name the file after what it does, beside what uses it.`,
        });
      },
    };
  },
};
