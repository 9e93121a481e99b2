import type { Board } from '@board/schemas'
import type { FamilyWords } from '@board/schemas/vocabulary/family-words'
import { translations, type Words } from '@board/schemas/vocabulary/words'
import { describe, expect, it } from 'vitest'
import { acceptText, build } from '../contract/fixture.ts'
import { readModule } from '../entities/module-source.ts'
import { wordProblems } from './check.ts'
import type { AllWords } from './discover.ts'

const page = acceptText('operationId: pageTo', ['operationId']).replace('/v1/accept', '/v1/page-to')
const body =
  'x-body: { type: object, properties: { tpid: { type: integer }, way: { type: integer, enum: [1, 2] } } }'
const { contract } = build(
  page,
  acceptText(`${body}\nx-action: { scope: row, confirm: receiveProcess }\nx-example: { body: {} }`, [
    'x-body',
    'x-example'
  ])
)
const board: Board = {
  name: 'list-to',
  face: 'g',
  icon: 'inbox',
  list: 'pageTo',
  row: { id: 'tpid', title: 'note' },
  tabs: [{ display: 1, key: 'waiting' }],
  columns: ['note'],
  filters: [],
  orders: [],
  actions: ['receiveProcess']
}
const places = {
  placeOfTab: () => ({ file: 'schemas/boards/tabs.ts', line: 7 })
}
/** Returns a text that is the same in all languages. */
const text = (words: string) => translations(words, words, words)
const whole: FamilyWords = {
  actions: {
    receiveProcess: {
      verb: text('接收'),
      fields: { way: text('方式') },
      values: { way: { 1: text('甲'), 2: text('乙') } },
      confirm: text('确定吗？')
    }
  },
  tabs: { waiting: text('待接收') },
  events: { assignment: { accepted: text('接收交办') } }
}

/** Returns the words of one family. */
function wordsWith(words: FamilyWords = whole): AllWords {
  const family = 'schemas/words/assignments.ts'
  const shared = 'schemas/words/shared.ts'
  return {
    shared: {
      name: 'shared',
      words: { fields: {}, enums: {} },
      source: readModule(shared, 'export const words = {}')
    },
    families: [
      {
        name: 'assignments',
        words,
        source: readModule(family, `export const words = ${JSON.stringify(words)}`)
      }
    ]
  }
}

const problemsOf = (words: AllWords) => wordProblems(words, { contract, boards: [board], places })

const action = whole.actions?.receiveProcess ?? { verb: text('') }

describe('the check of words', () => {
  it('reports nothing if everything has words', () => {
    expect(problemsOf(wordsWith())).toEqual([])
  })

  it.each<[string, FamilyWords, string, string]>([
    [
      'an action without a verb',
      { ...whole, actions: {} },
      'openapi/family2.yaml',
      'receiveProcess has no verb: write actions.receiveProcess.verb in schemas/words/assignments.ts'
    ],
    [
      'a field without a label',
      { ...whole, actions: { receiveProcess: { ...action, fields: {} } } },
      'openapi/family2.yaml',
      'the field has no label: write actions.receiveProcess.fields.way in schemas/words/assignments.ts'
    ],
    [
      'a value without a word',
      { ...whole, actions: { receiveProcess: { ...action, values: { way: { 1: text('甲') } } } } },
      'openapi/family2.yaml',
      'a value has no word: write actions.receiveProcess.values.way.2 in schemas/words/assignments.ts'
    ],
    [
      'a question without words',
      { ...whole, actions: { receiveProcess: { ...action, confirm: undefined } } },
      'openapi/family2.yaml',
      'it has no words: write actions.receiveProcess.confirm in schemas/words/assignments.ts'
    ],
    [
      'a tab without a name',
      { ...whole, tabs: {} },
      'schemas/boards/tabs.ts',
      'the tab "waiting" has no name: write tabs.waiting in schemas/words/assignments.ts'
    ],
    [
      'words of an action that does not exist',
      { ...whole, actions: { ...whole.actions, recieveProcess: { verb: text('接收') } } },
      'schemas/words/assignments.ts',
      'there is no action "recieveProcess"; did you mean "receiveProcess"?'
    ],
    [
      'a label of a field that does not exist',
      {
        ...whole,
        actions: { receiveProcess: { ...action, fields: { way: text('方式'), ways: text('方式') } } }
      },
      'schemas/words/assignments.ts',
      'receiveProcess has no field "ways"; did you mean "way"?'
    ],
    [
      'a word of a value that does not exist',
      {
        ...whole,
        actions: {
          receiveProcess: { ...action, values: { way: { 1: text('甲'), 2: text('乙'), 3: text('丙') } } }
        }
      },
      'schemas/words/assignments.ts',
      '"way" has no value "3"'
    ],
    [
      'a sentence that no action shows',
      { ...whole, success: { received: text('已接收') } },
      'schemas/words/assignments.ts',
      'no action has "success: received" in its x-action'
    ],
    [
      'the name of a tab that does not exist',
      { ...whole, tabs: { waiting: text('待接收'), wait: text('等待') } },
      'schemas/words/assignments.ts',
      'no board has the tab "wait"'
    ],
    [
      'a text that is still to be written',
      {
        ...whole,
        actions: {
          receiveProcess: { ...action, confirm: translations('TO WRITE: the question', '確定嗎？', 'Sure?') }
        }
      },
      'schemas/words/assignments.ts',
      'the text in zh-CN is still to be written'
    ],
    [
      'an empty text',
      {
        ...whole,
        actions: { receiveProcess: { ...action, confirm: translations('确定吗？', ' ', 'Sure?') } }
      },
      'schemas/words/assignments.ts',
      'the text in zh-TW is empty'
    ]
  ])('reports %s, with its place', (_, words, file, message) => {
    const found = problemsOf(wordsWith(words)).filter(problem => problem.message === message)
    expect(found).toMatchObject([{ file, line: expect.any(Number) }])
  })

  it('reports words that one language has and another has not', () => {
    const button = { 'zh-CN': '确认接收' } as Words
    const withButton = { ...whole, actions: { receiveProcess: { ...action, button } } }
    expect(problemsOf(wordsWith(withButton)).map(({ message }) => message)).toEqual([
      'the text has no zh-TW',
      'the text has no en-US'
    ])
  })

  it('reports events of one noun in two families', () => {
    const { shared, families } = wordsWith()
    const [family] = families
    const other = { ...family, name: 'deliveries', words: { events: whole.events } }
    expect(problemsOf({ shared, families: [...families, other] } as AllWords)).toMatchObject([
      { message: 'the events of "assignment" stand in schemas/words/assignments.ts, too' }
    ])
  })
})
