import ts from 'typescript'
import type { Path } from '../contract/source.ts'

/** A TypeScript file that declares something by one call, with the lines of its parts. */
export type ModuleSource = {
  /** The path from the root of the repository, for messages. */
  name: string
  /** Returns the line (from 1) of the deepest part of `path` that is in the file. */
  lineOf(path: Path): number
}

/** Reads a file of the form `export const x = declare(…, { … })`; paths begin inside that last object. */
export function readModule(name: string, text: string): ModuleSource {
  const file = ts.createSourceFile(name, text, ts.ScriptTarget.Latest)
  const declared = declaredObject(file)
  return {
    name,
    lineOf: path => file.getLineAndCharacterOfPosition(positionOf(file, declared, path)).line + 1
  }
}

function declaredObject(file: ts.SourceFile): ts.ObjectLiteralExpression | undefined {
  for (const statement of file.statements) {
    const exported =
      ts.isVariableStatement(statement) &&
      statement.modifiers?.some(modifier => modifier.kind === ts.SyntaxKind.ExportKeyword)
    if (!exported) continue
    const call = bare(statement.declarationList.declarations[0]?.initializer)
    const last = call && ts.isCallExpression(call) ? bare(call.arguments.at(-1)) : call
    if (last && ts.isObjectLiteralExpression(last)) return last
  }
  return undefined
}

/** Returns an expression without `as const`, `satisfies` and parentheses. */
function bare(expression: ts.Expression | undefined): ts.Expression | undefined {
  const wrapped =
    expression &&
    (ts.isAsExpression(expression) ||
      ts.isSatisfiesExpression(expression) ||
      ts.isParenthesizedExpression(expression))
  return wrapped ? bare(expression.expression) : expression
}

function positionOf(file: ts.SourceFile, root: ts.Expression | undefined, path: Path): number {
  let position = root?.getStart(file) ?? 0
  let node: ts.Expression | undefined = root
  for (const step of path) {
    const next: ts.Node | undefined = childOf(node, step)
    if (!next) break
    position = next.getStart(file)
    node = bare(ts.isPropertyAssignment(next) ? next.initializer : (next as ts.Expression))
  }
  return position
}

function childOf(node: ts.Expression | undefined, step: string | number): ts.Node | undefined {
  if (node && ts.isArrayLiteralExpression(node)) return node.elements[Number(step)]
  if (!node || !ts.isObjectLiteralExpression(node)) return undefined
  return node.properties.find(property => property.name && nameOf(property.name) === String(step))
}

function nameOf(name: ts.PropertyName): string | undefined {
  return ts.isIdentifier(name) || ts.isStringLiteral(name) || ts.isNumericLiteral(name)
    ? name.text
    : undefined
}
