import ts from 'typescript'

export type StorageUse = { line: number; text: string }

/** The file with the guarded storages, and tests, which set up browsers without one. */
const free = /^client\/storage\/storage\.ts$|\.test\.tsx?$/

/** The browser's storages, and react-admin's store over one of them, which fails while it is imported. */
const names = new Set(['localStorage', 'sessionStorage', 'localStorageStore'])

/** Finds uses of the browser's storages, by name or by a text such as `window['localStorage']`. Decision 0145. */
export function findStorageUses(file: string, text: string): StorageUse[] {
  if (free.test(file)) return []
  const kind = file.endsWith('.tsx') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind)
  const lines = text.split('\n')
  const found = new Map<number, StorageUse>()
  const visit = (node: ts.Node): void => {
    if ((ts.isIdentifier(node) || ts.isStringLiteralLike(node)) && names.has(node.text)) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart(source))
      found.set(line, { line: line + 1, text: (lines[line] ?? '').trim() })
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return [...found.values()]
}
