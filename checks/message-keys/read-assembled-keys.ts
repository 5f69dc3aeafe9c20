import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findUses, type Uses } from '@tapwright/i18n/find-uses';
import { API, type Checker } from 'typescript/unstable/async';
import { isTemplateExpression } from 'typescript/unstable/ast/is';
import type { Node, TemplateExpression } from 'typescript/unstable/ast';
import { isTest, listFiles } from '../list-files.ts';

const projects = [
  { config: 'tsconfig.json', folder: 'apps/server/src/' },
  { config: 'apps/web/tsconfig.json', folder: 'apps/web/src/' },
];

/**
 * Keys that code puts together while running, such as `state.${state}`, by how they begin. What stands in the braces
 * has a type; where that is a union of words, these are all keys there can be. One that is any string has no entry.
 */
export async function readAssembledKeys(root: string): Promise<Map<string, readonly string[]>> {
  const using = listUses(root);
  const found = new Map<string, readonly string[] | undefined>();
  const api = new API({ cwd: root });
  try {
    const openProjects = projects.map(({ config }) => join(root, config));
    const snapshot = await api.updateSnapshot({ openProjects });
    for (const { config, folder } of projects) {
      const project = snapshot.getProject(join(root, config));
      for (const uses of using.filter(({ file }) => file.startsWith(folder))) {
        const source = await project?.program.getSourceFile(join(root, uses.file));
        if (project === undefined || source === undefined) continue;
        const templates = templatesIn(source);
        await addKeys(found, uses, { text: source.text, templates }, project.checker);
      }
    }
  } finally {
    await api.close();
  }
  return new Map([...found].flatMap(([opening, keys]) => (keys === undefined ? [] : [[opening, keys]])));
}

/** Of the files that put keys together. */
function listUses(root: string): Uses[] {
  return listFiles(root)
    .filter((file) => /^apps\/(web|server)\/src\/.*\.tsx?$/.test(file) && !isTest(file))
    .map((file) => findUses(file, readFileSync(join(root, file), 'utf8'), 'frame'))
    .filter(({ openings }) => openings.length > 0);
}

async function addKeys(
  found: Map<string, readonly string[] | undefined>,
  { openings }: Uses,
  { text, templates }: { text: string; templates: readonly TemplateExpression[] },
  checker: Checker,
): Promise<void> {
  // A type may be written like a key; then no expression follows.
  for (const opening of openings) if (!found.has(opening)) found.set(opening, []);
  for (const template of templates) {
    const head = template.head.text;
    // One that begins with an expression is any text, unless it is what a translation is asked for.
    const isKey = head !== '' || /\bt\($/.test(text.slice(0, template.pos));
    const opening = openings.find((one) => one === head || (isKey && one.endsWith(`:${head}`)));
    if (opening === undefined) continue;
    const keys = await keysOf(template, opening, checker);
    const before = found.get(opening);
    found.set(opening, keys && before && [...before, ...keys]);
  }
}

function templatesIn(node: Node): TemplateExpression[] {
  const found: TemplateExpression[] = isTemplateExpression(node) ? [node] : [];
  node.forEachChild((child) => {
    found.push(...templatesIn(child));
  });
  return found;
}

/** Undefined: the types do not say which words may stand there. */
async function keysOf(template: TemplateExpression, opening: string, checker: Checker) {
  let keys = [opening];
  for (const { expression, literal } of template.templateSpans) {
    const words = await wordsOf(expression, checker);
    if (words === undefined) return undefined;
    keys = keys.flatMap((key) => words.map((word) => `${key}${word}${literal.text}`));
  }
  return keys;
}

async function wordsOf(expression: Node, checker: Checker): Promise<string[] | undefined> {
  const type = await checker.getTypeAtLocation(expression);
  if (type === undefined) return undefined;
  const types = type.isUnionType() ? await type.getTypes() : [type];
  const words = types.flatMap((one) =>
    one.isStringLiteralType() || one.isNumberLiteralType() ? [String(one.value)] : [],
  );
  return words.length === types.length ? words : undefined;
}
