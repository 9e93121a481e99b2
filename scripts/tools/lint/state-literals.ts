import ts from 'typescript'

export type StateLiteral = { line: number; text: string }

/** Files that define the states and the transitions; tests may set states directly. */
const tables = /(^|\/)(transitions|outcomes)\.ts$|-states\.ts$|\.test\.ts$/
const messages = /^(message|saved)$/

/**
 * Finds states that are written as numbers instead of names of the transition table: a state that is set on a record,
 * such as `{ audit_state: 2 }`, and a message's state that is compared, such as `message.state === 3`.
 */
export function findStateLiterals(file: string, text: string): StateLiteral[] {
  if (tables.test(file)) return []
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TS)
  const found: StateLiteral[] = []
  const visit = (node: ts.Node): void => {
    if (isGiven(node) || isCompared(node)) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart(source))
      found.push({ line: line + 1, text: node.getText(source).split('\n', 1)[0] ?? '' })
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

/** Properties that hold a state of a message, of one of its texts, of a grade's comment or of another noun's row. */
const states = new Set(['state', 'audit_state', 'comment_state'])

function isGiven(node: ts.Node): boolean {
  if (!ts.isPropertyAssignment(node)) return false
  return states.has(node.name.getText()) && isNumber(node.initializer)
}

/**
 * Tells whether an expression is a number, or a conditional with a number on one side; also in parentheses or
 * with a type.
 */
function isNumber(value: ts.Expression): boolean {
  if (ts.isParenthesizedExpression(value) || ts.isAsExpression(value)) return isNumber(value.expression)
  if (ts.isConditionalExpression(value)) return isNumber(value.whenTrue) || isNumber(value.whenFalse)
  return ts.isNumericLiteral(value)
}

const comparing = new Set([
  ts.SyntaxKind.EqualsEqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsEqualsToken,
  ts.SyntaxKind.LessThanToken,
  ts.SyntaxKind.LessThanEqualsToken,
  ts.SyntaxKind.GreaterThanToken,
  ts.SyntaxKind.GreaterThanEqualsToken
])

function isCompared(node: ts.Node): boolean {
  if (!ts.isBinaryExpression(node) || !comparing.has(node.operatorToken.kind)) return false
  const { left, right } = node
  return (isState(left) && isNumber(right)) || (isNumber(left) && isState(right))
}

/** Tells whether an expression is a message's state, or that of one of its texts or of a grade's comment. */
const isState = (value: ts.Expression): boolean =>
  ts.isPropertyAccessExpression(value) &&
  (/^(audit|comment)_state$/.test(value.name.text) ||
    (value.name.text === 'state' && messages.test(value.expression.getText())))
