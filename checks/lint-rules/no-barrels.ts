import { nameOfFile, pathOf } from './rule.ts';
import type { Rule } from './rule.ts';

const door = /^apps\/server\/src\/features\/[^/]+\/index\.ts$/;

export const noBarrels: Rule = {
  create(context) {
    return {
      Program(node) {
        const path = pathOf(context);
        if (door.test(path)) return;
        const onlyPassesOn =
          node.body.length > 0 &&
          node.body.every(
            (statement) =>
              statement.type === 'ExportAllDeclaration' ||
              (statement.type === 'ExportNamedDeclaration' && statement.source !== null),
          );
        if (!onlyPassesOn && !/^index\.tsx?$/.test(nameOfFile(path))) return;
        context.report({
          node,
          message:
            "This file only passes on what others export. Only a server feature's index.ts does that; import from the file itself and delete this one.",
        });
      },
    };
  },
};
