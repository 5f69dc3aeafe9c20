import { parseSync } from 'oxc-parser';

/** `isLazy`: loaded only when the code gets there, by `await import('…')`. */
export type Import = { specifier: string; line: number; isType: boolean; isLazy: boolean };

/** Static, dynamic and type-only imports of one file; one whose name is computed at run time is left out. */
export function readImports(path: string, source: string): Import[] {
  const { module } = parseSync(path, source);
  const lineAt = (offset: number) => source.slice(0, offset).split('\n').length;
  const found: Import[] = [];
  for (const { moduleRequest, entries } of module.staticImports) {
    const isType = entries.length > 0 && entries.every((entry) => entry.isType);
    found.push({ specifier: moduleRequest.value, line: lineAt(moduleRequest.start), isType, isLazy: false });
  }
  for (const { entries } of module.staticExports) {
    const [first] = entries;
    if (!first?.moduleRequest) continue;
    const { value, start } = first.moduleRequest;
    found.push({
      specifier: value,
      line: lineAt(start),
      isType: entries.every((entry) => entry.isType),
      isLazy: false,
    });
  }
  for (const { moduleRequest } of module.dynamicImports) {
    const literal = /^(['"`])([^$]+)\1$/.exec(source.slice(moduleRequest.start, moduleRequest.end));
    if (literal?.[2] === undefined) continue;
    found.push({ specifier: literal[2], line: lineAt(moduleRequest.start), isType: false, isLazy: true });
  }
  return found;
}
