import type { Board } from '@board/schemas'
import { wordsFileOf } from '../generate/words/discover.ts'
import { getBoard } from './board-source.ts'
import { findOperation, getOperation, linesWith, type OperationSource, tagOf } from './contract.ts'
import { type Draft, kebab, placeholder, ScaffoldError } from './draft.ts'
import { addWords, unwrittenText } from './words.ts'

/** The keys of a neighbour that a new action takes over, in the order of the contract. */
const before = ['tags', 'x-envelope', 'x-permission', 'x-who', 'x-pace', 'x-lock', 'x-screens']

/**
 * Adds an action to the rows of a board: its call, verb, handler, button, words and test. Its facts are those of the
 * first action of the board that the same noun handles.
 * @throws ScaffoldError if the name is taken or no name of an operation, or if the board has no place for it
 */
export function scaffoldAction(draft: Draft, boards: readonly Board[], id: string, name: string): void {
  if (!/^[a-z][a-zA-Z0-9]{2,39}$/.test(id))
    throw new ScaffoldError(`"${id}" is no operationId: write it like receiveProcess`)
  if (findOperation(draft, id)) throw new ScaffoldError(`the contract has an operation ${id} already`)
  const { board, file } = getBoard(draft, boards, name)
  const list = getOperation(draft, board.list)
  const handlers = handlersOf(draft, board)
  const isHandled = (action: string) => handles(draft, handlers, action)
  const neighbour = getOperation(draft, board.actions.find(isHandled) ?? board.list)
  const rowId = board.row.id
  addCall(draft, id, list, neighbour, rowId)
  addVerb(draft, id, neighbour, handlers)
  const actions = new RegExp(`name: '${name}'[\\s\\S]*?\\n  actions: \\[`)
  const isEmpty = board.actions.length === 0
  draft.insertAfter(file, actions, isEmpty ? `'${id}'` : `'${id}', `)
  addWords(
    draft,
    tagOf(neighbour),
    'actions',
    `${id}: { verb: ${unwrittenText('the verb')}, fields: { note: ${unwrittenText('the label of the note')} } }`
  )
  draft.left.push(
    `${neighbour.file}: the summary, the body, x-who, x-lock and x-screens, and the refusals in x-errors`,
    `${wordsFileOf(tagOf(neighbour))}: verb, labels and refusals of its own, in three languages`,
    'server/…/transitions.ts: a row, if the noun has states: it gives allowedActions, the state and the event',
    'schemas/words/: the event, if none fits, among those of its noun; schemas/facts/events.ts has the readers of a noun',
    'tests/contract/cases/: a case for each of its answers',
    'CHANGELOG.md: a line'
  )
}

/** Adds the call to the family of its neighbour, at the end. */
function addCall(
  draft: Draft,
  id: string,
  list: OperationSource,
  neighbour: OperationSource,
  rowId: string
): void {
  const path = `${(neighbour === list ? list : neighbour).path.replace(/\/[^/]*$/, '')}/${id}`
  const text = draft.read(neighbour.file)
  const lines = [
    `  ${path}:`,
    '    post:',
    `      operationId: ${id}`,
    ...linesWith(neighbour, before.slice(0, 1)),
    `      summary: "${placeholder('what it does')}"`,
    ...linesWith(neighbour, before.slice(1)),
    '      x-action: { scope: row, tone: neutral }',
    '      x-body:',
    '        type: object',
    '        additionalProperties: false',
    `        required: [${rowId}]`,
    '        properties:',
    `          ${rowId}: { $ref: '#/components/schemas/Id' }`,
    '          note: { type: string, minLength: 0, maxLength: 200, x-widget: textarea }',
    ...(neighbour === list ? [] : linesWith(neighbour, ['x-data'])),
    '      x-errors: [GEN0404]',
    `      x-example: { body: { ${rowId}: 1 } }`
  ]
  draft.files.set(neighbour.file, `${text.trimEnd()}\n${lines.join('\n')}\n`)
}

/** Tells whether a file of handlers has one for an operation. */
const handles = (draft: Draft, file: string, id: string): boolean =>
  new RegExp(`^ +(async )?${id}[:(,]`, 'm').test(draft.read(file))

/** Returns the `operations.ts` that handles most actions of a board, or else its list. */
function handlersOf(draft: Draft, { name, list, actions }: Board): string {
  const files = draft.list('server', 'operations.ts').map(file => ({
    file,
    count: actions.filter(action => handles(draft, file, action)).length,
    isOfList: handles(draft, file, list)
  }))
  const most = Math.max(0, ...files.map(({ count }) => count))
  const found = files.find(({ count, isOfList }) => (most > 0 ? count === most : isOfList))
  if (!found)
    throw new ScaffoldError(`no operations.ts in server/ handles the actions of ${name} or its list`)
  return found.file
}

/** Adds the verb, its test and its handler to the noun of a board's actions. */
function addVerb(draft: Draft, id: string, neighbour: OperationSource, handlers: string): void {
  const folder = handlers.replace(/\/operations\.ts$/, '')
  const up = `${'../'.repeat(folder.split('/').length - 1)}platform/`
  const isOfInstitution = linesWith(neighbour, ['x-permission']).some(line => line.endsWith(' institution'))
  const [type, requireActor] = isOfInstitution
    ? ['InstitutionActor', 'requireInstitution']
    : ['SignedInActor', 'requireSignedIn']
  draft.create(`${folder}/${kebab(id)}.ts`, verbText(id, type, up))
  draft.create(`${folder}/${kebab(id)}.test.ts`, testText(id))
  draft.insertAfter(
    handlers,
    /defineOperations\(\{/,
    `\n  ${id}: call =>\n    call.write(trx => ${id}(trx, ${requireActor}(call.actor), call.body, call.now)),`
  )
  const isImported = new RegExp(`\\{[^}]*\\b${requireActor}\\b[^}]*\\} from`).test(draft.read(handlers))
  const imports = [
    ...(isImported ? [] : [`import { ${requireActor} } from '${up}actor.ts'`]),
    `import { ${id} } from './${kebab(id)}.ts'`
  ]
  draft.insertBefore(handlers, /^import /m, `${imports.join('\n')}\n`)
  draft.left.push(
    `${folder}/${kebab(id)}.ts: lock, see, allow, check the state, write, record the event; until then it refuses with GEN0404`,
    `${folder}/${kebab(id)}.test.ts: what people expect of it`,
    `${handlers}: what the answer contains, if it is more than null`
  )
}

const verbText = (
  id: string,
  actor: string,
  up: string
) => `import type { BodyOf } from '@board/generated/calls'
import type { ${actor} } from '${up}actor.ts'
import type { Trx } from '${up}database/open.ts'
import { Refusal } from '${up}refusal.ts'

/**
 * ${placeholder('what it does')}.
 * @throws Refusal GEN0404
 */
export async function ${id}(
  _trx: Trx,
  _actor: ${actor},
  _body: BodyOf<'${id}'>,
  _now: Date
): Promise<never> {
  throw new Refusal('GEN0404')
}
`

const testText = (id: string) => `import { describe, it } from 'vitest'

describe('${id}', () => {
  it.todo('does what its name says')
  it.todo('is refused to other groups, and in other states')
})
`
