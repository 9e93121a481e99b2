import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runInNewContext } from 'node:vm'
import { languages } from '@board/schemas'
import { schemaMeta, viewMeta, widgetNames } from '@board/schemas/vocabulary/meta'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { acceptText, build } from '../contract/fixture.ts'
import type { Json, JsonObject } from '../json.ts'
import { declarationProblems, relationProblems } from './check.ts'
import { declareTopic, type Edit } from './fixture.ts'

const root = dirname(dirname(dirname(dirname(dirname(fileURLToPath(import.meta.url))))))
const guide = readFileSync(join(root, 'docs/guide/vocabulary.md'), 'utf8')

type Kind = 'resource' | 'property' | 'view' | 'texts'

/** Returns the guide's examples of one kind. */
const examples = (kind: Kind): string[] =>
  [...guide.matchAll(/^```ts (\w+)\n(.*?)^```$/gms)]
    .filter(([, found]) => found === kind)
    .map(([, , text = '']) => text.trimEnd())

const evaluated = (text: string): JsonObject => JSON.parse(JSON.stringify(runInNewContext(`({ ${text} })`)))

const properties: JsonObject = Object.assign({}, ...examples('property').map(evaluated))
const fields = Object.keys(properties)
const [hint = '', view = '', words = ''] = [examples('resource'), examples('view'), examples('texts')].map(
  all => all[0]
)

/** Returns an entity with all examples of the guide. */
function example() {
  const enums = { level: { 1: 'a', 2: 'b' } }
  const wordsOf: JsonObject = {
    name: 'x',
    fields: Object.fromEntries(fields.map(field => [field, field])),
    enums
  }
  const sections = { main: 'x' }
  const { entity } = declareTopic(
    [
      'schema',
      {
        $id: 'example',
        type: 'object',
        description: 'An example.',
        required: ['name'],
        properties,
        ...evaluated(hint)
      }
    ],
    ['view', { resource: 'example', ...evaluated(view) }],
    ...languages.map(
      (language): Edit => [`texts.${language}`, { ...wordsOf, sections, hints: evaluated(words).hints ?? {} }]
    )
  )
  return { ...entity, name: 'example' }
}

describe('the guide to the vocabulary', () => {
  it('has examples that the generator accepts', () => {
    expect(declarationProblems([example()])).toEqual([])
  })

  it('has examples that name only existing targets', () => {
    const named = (name: string) => ({ ...declareTopic().entity, name })
    const { operations } = build(acceptText('x-action: { scope: row }')).contract
    const dept = named('dept')
    const known = {
      entities: [example(), dept, named('role'), named('topic')],
      operations,
      dictionaries: ['messageType']
    }
    const found = relationProblems(known, [], {}).filter(({ message }) => message.startsWith('unknown'))
    expect(found).toEqual([])
  })

  it('has examples that compile', () => {
    const wordsText = languages.map(language => `'${language}': { ${words} }`).join(',\n')
    const text = [
      "import { resource, type ResourceSchema, texts, view } from './vocabulary/vocabulary.ts'",
      `const example = resource({ $id: 'example', type: 'object', ${hint}, required: ['name'],`,
      `properties: { ${examples('property').join(',\n')} } } as const satisfies ResourceSchema)`,
      `export const exampleView = view(example, { ${view} })`,
      `const few = resource({ $id: 'few', type: 'object', 'x-resource': { label: 'name', title: 'x' }, properties: {`,
      ...['name', 'level', 'createdAt', 'deptId', 'parentId'].map(
        field => `${field}: example.properties.${field},`
      ),
      `} } as const satisfies ResourceSchema)`,
      `export const fewTexts = texts(few, { ${wordsText} })`
    ].join('\n')
    expect(compile(text)).toEqual([])
  }, 60_000)

  it('has an action and a filter that the contract accepts', () => {
    const [, text = ''] = /^```yaml operation\n(.*?)^```$/ms.exec(guide) ?? []
    const keys = Object.keys(parse(text) as object)
    expect(keys).toEqual(['x-action', 'parameters'])
    const { operations } = build(acceptText(text)).contract
    expect(operations[0]).toMatchObject({
      action: { scope: 'row', tone: 'danger' },
      parameters: [{ name: 'from' }]
    })
  })

  it('has an example of each hint, of each key of a view and of each widget', () => {
    const hints = Object.keys(schemaMeta.$defs.item.properties).filter(key => key.startsWith('x-'))
    const used = new Set(Object.values(properties).flatMap(property => Object.keys(property as JsonObject)))
    expect(hints.filter(key => !used.has(key))).toEqual([])
    expect(
      Object.keys(schemaMeta.properties['x-resource'].properties).filter(key => !hint.includes(`${key}:`))
    ).toEqual([])
    expect(
      Object.keys(viewMeta.properties).filter(key => key !== 'resource' && !(key in evaluated(view)))
    ).toEqual([])
    const widgets = Object.values(properties).map(property => (property as Record<string, Json>)['x-widget'])
    expect(widgetNames.filter(name => !widgets.includes(name))).toEqual([])
  })
})

/** Returns the messages of the compiler about a text, as for a file in `schemas/`. */
function compile(text: string): string[] {
  const file = join(root, 'schemas/example-of-the-guide.ts')
  const { config } = ts.readConfigFile(join(root, 'tsconfig.base.json'), ts.sys.readFile)
  const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, root)
  const host = ts.createCompilerHost(options)
  const { fileExists, readFile, getSourceFile } = host
  host.fileExists = name => name === file || fileExists(name)
  host.readFile = name => (name === file ? text : readFile(name))
  host.getSourceFile = (name, ...rest) =>
    name === file ? ts.createSourceFile(name, text, ts.ScriptTarget.Latest) : getSourceFile(name, ...rest)
  const program = ts.createProgram([file], { ...options, types: [] }, host)
  return ts
    .getPreEmitDiagnostics(program)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))
}
