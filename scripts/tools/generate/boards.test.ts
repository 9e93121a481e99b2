import type { Board } from '@board/schemas'
import { describe, expect, it } from 'vitest'
import { boardProblems } from './boards.ts'
import { acceptText, build } from './contract/fixture.ts'

const page = [
  'operationId: pageTo',
  'x-body: { type: object, properties: { keywords: { type: string } } }',
  "x-data: { type: object, properties: { list: { type: array, items: { $ref: '#/components/schemas/Assignment' } } } }",
  'x-example: { body: {} }'
].join('\n')
const list = acceptText(page, ['operationId', 'x-body', 'x-data', 'x-example']).replace(
  '/v1/accept',
  '/v1/page-to'
)
const { contract } = build(list, acceptText('x-action: { scope: row }'))

const good: Board = {
  name: 'list-to',
  face: 'g',
  icon: 'inbox',
  list: 'pageTo',
  row: { id: 'tpid', title: 'note' },
  tabs: [],
  columns: ['note'],
  filters: ['keywords'],
  orders: [],
  actions: ['receiveProcess']
}

describe('the check of task boards against the contract', () => {
  it('reports nothing for a valid board', () => {
    expect(boardProblems(contract, [good])).toEqual([])
  })

  it('reports a tab that the counting board does not have', () => {
    const [queue, counted] = [
      { ...good, name: 'queue' },
      { board: 'queue', display: 6 }
    ]
    expect(boardProblems(contract, [queue, { ...good, counted }])).toMatchObject([
      { message: 'unknown tab of queue "6"' }
    ])
  })

  it.each<[Partial<Board>, string]>([
    [{ list: 'pageTwo' }, 'unknown call "pageTwo"; did you mean "pageTo"?'],
    [{ count: 'toCount' }, 'unknown call "toCount"'],
    [{ detail: { operation: 'getTo', key: 'tpid', in: 'body' } }, 'unknown call "getTo"'],
    [
      { detail: { operation: 'pageTo', key: 'keyword', in: 'body' } },
      'unknown key of pageTo "keyword"; did you mean "keywords"?'
    ],
    [{ defaultFilter: { display: 1 } }, 'unknown filter "display"'],
    [{ partOf: 'list-two' }, 'unknown board "list-two"'],
    [{ counted: { board: 'queue', display: 6 } }, 'unknown board "queue"'],
    [{ actions: ['pageTo'] }, 'unknown action "pageTo"'],
    [{ columns: ['notes'] }, 'unknown column "notes"; did you mean "note"?'],
    [{ filters: ['keyword'] }, 'unknown filter "keyword"; did you mean "keywords"?'],
    [{ columns: ['note', 'note'] }, 'the column "note" is repeated'],
    [{ hidden: ['note', 'note'] }, 'the hidden column "note" is repeated'],
    [{ hidden: ['tpid'] }, 'the hidden column "tpid" is not among the columns'],
    [{ filters: ['keywords', 'keywords'] }, 'the filter "keywords" is repeated'],
    [{ actions: ['receiveProcess', 'receiveProcess'] }, 'the action "receiveProcess" is repeated'],
    [{ row: { id: 'tpid', title: 'note', event: 'verb' } }, 'unknown field of the row "verb"'],
    [{ row: { id: 'tid', title: 'note' } }, 'unknown field of the row "tid"; did you mean "tpid"?']
  ])('%j', (change, message) => {
    expect(boardProblems(contract, [{ ...good, ...change }])).toEqual([
      { file: 'schemas/boards (list-to)', line: 1, message }
    ])
  })
})
