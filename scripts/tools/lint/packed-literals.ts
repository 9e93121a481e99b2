import ts from 'typescript'

export type PackedLiteral = { line: number; text: string }

/**
 * Finds literals that are spread into another literal, a call or a JSX element, such as `{ ...{ a, b } }`. TypeScript
 * checks a spread literal less strictly: an unknown property in it is no error. A condition that spreads one of two
 * literals, such as `...(wanted ? { a } : {})`, is allowed.
 */
export function findPackedLiterals(file: string, text: string): PackedLiteral[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kindOf(file))
  const found: PackedLiteral[] = []
  const visit = (node: ts.Node): void => {
    if (isSpread(node) && isLiteral(node.expression)) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart(source))
      found.push({ line: line + 1, text: firstLineOf(node.getText(source)) })
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

const isSpread = (node: ts.Node) =>
  ts.isSpreadAssignment(node) || ts.isSpreadElement(node) || ts.isJsxSpreadAttribute(node)

/**
 * Tells whether an expression is an object or array literal, also in parentheses or with a type, such as
 * `(['a'] as const)`.
 */
function isLiteral(expression: ts.Expression): boolean {
  if (ts.isParenthesizedExpression(expression)) return isLiteral(expression.expression)
  if (ts.isAsExpression(expression) || ts.isSatisfiesExpression(expression))
    return isLiteral(expression.expression)
  return ts.isObjectLiteralExpression(expression) || ts.isArrayLiteralExpression(expression)
}

const kindOf = (file: string) => (file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS)

const firstLineOf = (text: string) => text.split('\n', 1)[0] ?? ''
