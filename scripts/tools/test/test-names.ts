import ts from 'typescript'

const testFunctions = ['it', 'test', 'describe']

/**
 * Returns the names of the tests in a file: the first arguments of `it`, `test`, `describe` and of the functions that
 * they return, such as `it.each(…)`. Comments and other texts are not names. A template gives its text before the
 * first placeholder.
 */
export function testNamesIn(text: string): string[] {
  const names: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && testFunctions.includes(callee(node))) {
      const [name] = node.arguments
      if (name && ts.isStringLiteralLike(name)) names.push(name.text)
      else if (name && ts.isTemplateExpression(name)) names.push(name.head.text.replace(/[:,]?\s*$/, ''))
    }
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile('a.ts', text, ts.ScriptTarget.Latest))
  return names
}

/** Returns the name at the beginning of a call: `it` of `it.each(…)(…)`. */
function callee(node: ts.Node): string {
  if (ts.isIdentifier(node)) return node.text
  if (ts.isCallExpression(node) || ts.isPropertyAccessExpression(node)) return callee(node.expression)
  return ''
}
