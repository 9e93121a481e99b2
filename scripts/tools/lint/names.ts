/**
 * The names of functions and of exports, and the lengths of functions, as figures: how many functions end in `Of`, which
 * exported names are defined more than once, and which functions are the longest.
 */
import ts from 'typescript'

/** A function or a method with its lines. */
export interface NamedFunction {
  readonly name: string
  readonly file: string
  readonly line: number
  readonly lines: number
}

/** What a file names. */
export interface FileNames {
  readonly functions: readonly NamedFunction[]
  /** The names that the file defines and exports; what it hands on from another file is not among them. */
  readonly exports: readonly string[]
}

/** The largest figures that are allowed. They only fall. */
export const nameBars = { ofShare: 0.113, definedTwice: 517, longest: 316 }

/**
 * Exported names that one file of each kind has by its place: the entry of a module of the portal or of the contract, of
 * a family of words or of a language.
 */
const namesByPlace: ReadonlySet<string> = new Set([
  'Component',
  'loader',
  'handle',
  'action',
  'messages',
  'texts',
  'words',
  'entities',
  'errors',
  'default',
  'Props',
  'page'
])

/** Reads the functions and the exports of a file. */
export function readNames(file: string, text: string): FileNames {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false, kind)
  const functions: NamedFunction[] = []
  const exports: string[] = []
  const lineAt = (position: number) => source.getLineAndCharacterOfPosition(position).line + 1
  const add = (name: string, node: ts.Node) => {
    const first = lineAt(node.getStart(source))
    functions.push({ name, file, line: first, lines: lineAt(node.end) - first + 1 })
  }
  const visit = (node: ts.Node): void => {
    if ((ts.isFunctionDeclaration(node) || ts.isMethodDeclaration(node)) && node.body && node.name)
      add(node.name.getText(source), node)
    else if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && isFunction(node.initializer))
      add(node.name.text, node)
    ts.forEachChild(node, visit)
  }
  for (const statement of source.statements) {
    visit(statement)
    if (isExported(statement)) exports.push(...namesDefinedBy(statement))
  }
  return { functions, exports }
}

const isFunction = (node: ts.Expression | undefined): boolean =>
  node !== undefined && (ts.isArrowFunction(node) || ts.isFunctionExpression(node))

const isExported = (statement: ts.Statement): boolean =>
  ts.canHaveModifiers(statement) &&
  (ts.getModifiers(statement) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)

function namesDefinedBy(statement: ts.Statement): string[] {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.flatMap(({ name }) =>
      ts.isIdentifier(name) ? name.text : []
    )
  const isNamed =
    ts.isFunctionDeclaration(statement) ||
    ts.isClassDeclaration(statement) ||
    ts.isInterfaceDeclaration(statement) ||
    ts.isTypeAliasDeclaration(statement) ||
    ts.isEnumDeclaration(statement)
  return isNamed && statement.name ? [statement.name.text] : []
}

/** Sums up the names of files. */
export function measureNames(files: ReadonlyMap<string, FileNames>) {
  const functions = [...files.values()].flatMap(file => file.functions)
  const homes = new Map<string, string[]>()
  for (const [file, { exports }] of files)
    for (const name of new Set(exports)) homes.set(name, [...(homes.get(name) ?? []), file])
  return {
    functions: functions.length,
    endingInOf: functions.filter(({ name }) => /[a-z]Of$/.test(name)).length,
    definedTwice: [...homes].filter(([name, where]) => where.length > 1 && !namesByPlace.has(name)),
    longest: functions.toSorted((one, other) => other.lines - one.lines)
  }
}
