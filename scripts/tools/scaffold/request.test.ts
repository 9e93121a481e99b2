import { boards } from '@board/schemas/boards/index'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { readSource } from '../generate/contract/source.ts'
import { root } from '../programs.ts'
import { Draft } from './draft.ts'
import { fillDraft } from './request.ts'
import { addWords, unwrittenText } from './words.ts'

/** Returns the draft of a command in this repository; nothing is written. */
function draftOf(command: string): Draft {
  const draft = new Draft(root)
  fillDraft(draft, boards, command.split(' ').filter(Boolean))
  return draft
}

/** Lists the files of a draft that are no valid TypeScript or YAML. */
const broken = ({ files }: Draft) =>
  [...files].flatMap(([file, text]) => {
    if (file.endsWith('.yaml')) return readSource(file, text).has(['paths']) ? [] : [file]
    if (!/\.tsx?$/.test(file)) return []
    const { diagnostics = [] } = ts.transpileModule(text, { fileName: file, reportDiagnostics: true })
    return diagnostics.length > 0 ? [file] : []
  })

describe('a scaffold', () => {
  it.each<[string, string[]]>([
    [
      'action pokeHolder on list-from',
      [
        'openapi/assignments.yaml',
        'schemas/boards/list-from.ts',
        'schemas/words/assignments.ts',
        'server/correspondence/assignments/operations.ts',
        'server/correspondence/assignments/poke-holder.test.ts',
        'server/correspondence/assignments/poke-holder.ts'
      ]
    ],
    ['tab stale on list-ans', ['schemas/boards/tabs.ts', 'schemas/words/institution.ts']],
    ['tab stale on reportsTo', ['schemas/boards/reports.ts', 'schemas/words/reports.ts']],
    ['dictionary lampKind', ['scripts/reference/dictionaries.ts', expect.stringMatching(/_lamp_kind\.sql$/)]],
    [
      'page /lamps',
      [
        'portal/features/lamps/page.tsx',
        ...['en-US', 'zh-CN', 'zh-TW'].map(name => `portal/locales/${name}/lamps.ts`),
        'portal/app/pages.ts'
      ]
    ],
    [
      'page /admin/lamps console',
      [
        ...['en-US', 'zh-CN', 'zh-TW'].map(name => `console/locales/${name}/pages.ts`),
        'console/app/pages.ts',
        'console/pages/lamps/LampsPage.tsx'
      ]
    ],
    [
      'entity lampPost',
      [
        ...['entities', 'locales', 'views'].map(folder => `schemas/${folder}/lampPost.ts`),
        expect.stringMatching(/_lamp_post\.sql$/)
      ]
    ],
    [
      'lampPost',
      [
        ...['entities', 'locales', 'views'].map(folder => `schemas/${folder}/lampPost.ts`),
        expect.stringMatching(/_lamp_post\.sql$/)
      ]
    ]
  ])('%s writes these files, and they are valid', (command, files) => {
    const draft = draftOf(command)
    expect([...draft.files.keys()]).toEqual(expect.arrayContaining(files))
    expect(draft.files.size).toBe(files.length)
    expect(broken(draft)).toEqual([])
    expect(draft.left.length).toBeGreaterThan(0)
  })

  it('of an action takes the facts of its neighbour, and marks what is to be written', () => {
    const draft = draftOf('action pokeHolder on list-from')
    const contract = readSource('assignments.yaml', draft.read('openapi/assignments.yaml'))
    expect(contract.value).toMatchObject({
      paths: {
        '/v1/org/process/pokeHolder': {
          post: {
            operationId: 'pokeHolder',
            tags: ['assignments'],
            summary: expect.stringContaining('TO WRITE'),
            'x-permission': 'institution',
            'x-who': 'handler',
            'x-lock': 'message',
            'x-body': { required: ['tpid'] }
          }
        }
      }
    })
    const verb = "'TO WRITE: the verb'"
    expect(draft.read('schemas/words/assignments.ts')).toContain(
      `pokeHolder: { verb: text(${verb}, ${verb}, ${verb})`
    )
  })

  it('of the first words of a family registers the family', () => {
    const draft = new Draft(root)
    addWords(draft, 'lamp-posts', 'tabs', `lit: ${unwrittenText('the name')}`)
    expect(draft.read('schemas/words/lamp-posts.ts')).toContain('} satisfies FamilyWords')
    const families = draft.read('schemas/vocabulary/families.ts')
    expect(families).toContain("import { words as lampPosts } from '../words/lamp-posts.ts'")
    expect(families).toContain("{ 'lamp-posts': lampPosts,")
    expect(broken(draft)).toEqual([])
  })

  it('of a tab gets the next number of its board', () => {
    const draft = draftOf('tab stale on list-ans')
    expect(draft.read('schemas/boards/tabs.ts')).toContain(
      "{ display: 9, key: 'stale', holds: {} }\n] as const"
    )
  })

  it.each([
    ['action nagProcess on list-from', 'the contract has an operation nagProcess already'],
    ['action pokeHolder on nowhere', 'there is no board nowhere'],
    ['action pokeHolder on lastAssign', 'lastAssign is a part of list-to'],
    ['action PokeHolder on list-from', '"PokeHolder" is no operationId'],
    ['tab handling on list-to', 'list-to has the tab handling already'],
    ['tab stale on list-from', 'list-from has tabs up to 9'],
    ['dictionary replyKind', 'there is a dictionary replyKind already'],
    ['page /helpC', 'portal/app/pages.ts has /helpC already'],
    ['page lamps', '"lamps" is no address of a page'],
    ['page /g/lamps portal', 'a page of the console begins with /g/ or /admin/'],
    ['entity order', '"order" is a word of SQL'],
    ['entity forum', 'already there: schemas/entities/forum.ts'],
    ['action pokeHolder', 'Usage:'],
    ['', 'Usage:']
  ])('"%s" is refused and says why', (command, why) => {
    expect(() => draftOf(command)).toThrow(why)
  })
})
