import { calledName, nameOfFile, pathOf } from './rule.ts';
import type { Rule } from './rule.ts';

const otherRoles = /^(index|routes|events)\.ts$|-(store|routes|events|jobs)\.ts$|\.test\.ts$|\/testing\//;

const camelCase = (kebab: string) => kebab.replace(/-(.)/g, (_dash, letter: string) => letter.toUpperCase());

/** What a file named after a thing exports: `person-gate.ts` → `createPersonGate`. */
const makes = (name: string) =>
  new RegExp(`^(create|make|build|open)${name[0]?.toUpperCase()}${name.slice(1)}$`);

const write = /^((team|members|person|staff|anyone|system)Write|systemCopy)$/;

/** Holds for a file with one exported function, and for any file that writes. */
export const verbFileNamedAsExport: Rule = {
  create(context) {
    const path = pathOf(context);
    if (otherRoles.test(nameOfFile(path)) || otherRoles.test(path)) return {};
    const exported: string[] = [];
    let doesWrite = false;
    return {
      ExportNamedDeclaration(node) {
        const { declaration } = node;
        if (declaration?.type === 'FunctionDeclaration' && declaration.id) exported.push(declaration.id.name);
        if (declaration?.type !== 'VariableDeclaration') return;
        for (const { id, init } of declaration.declarations) {
          if (id.type === 'Identifier' && init?.type === 'ArrowFunctionExpression') exported.push(id.name);
        }
      },
      CallExpression(node) {
        doesWrite ||= write.test(calledName(node));
      },
      'Program:exit'(node) {
        const name = camelCase(nameOfFile(path).replace(/\.ts$/, ''));
        if (exported.includes(name)) return;
        const isVerb = exported.length === 1 && !exported.some((each) => makes(name).test(each));
        if (!isVerb && !doesWrite) return;
        context.report({
          node,
          message: `A verb's file is named as its export: this one would export ${name}, but exports ${exported.join(', ') || 'no function'}. Rename one of the two.`,
        });
      },
    };
  },
};
