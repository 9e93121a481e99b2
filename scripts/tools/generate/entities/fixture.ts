import type { ResourceSchema, View } from '@board/schemas'
import { isObject, type Json, type JsonObject } from '../json.ts'
import type { Problem } from '../problem.ts'
import type { Declared } from './declared.ts'
import { readModule } from './module-source.ts'

/** A valid entity as in its three files, for tests. */
const topic: Record<'schema' | 'view' | 'texts', JsonObject> = {
  schema: {
    $id: 'topic',
    type: 'object',
    description: 'What is talked about.',
    'x-resource': { label: 'name', title: 'entities.topic.name' },
    required: ['name'],
    properties: {
      name: { type: 'string', description: 'What it is called.', maxLength: 50, examples: ['Roads'] },
      parentId: {
        type: ['integer', 'null'],
        description: 'The topic above it.',
        minimum: 1,
        'x-ref': { resource: 'topic', label: 'name', tree: 'parentId' },
        examples: [null]
      },
      state: { type: 'integer', description: '0 hidden, 1 shown.', enum: [0, 1], default: 1, examples: [1] },
      kind: { type: 'integer', description: 'Its kind.', 'x-dict': 'messageType', default: 1, examples: [1] },
      until: {
        type: ['integer', 'null'],
        description: 'Until when it is shown.',
        minimum: 0,
        'x-widget': 'time',
        'x-when': { show: { required: ['state'], properties: { state: { const: 1 } } } },
        'x-permission': { write: 'sys:topic:until' },
        examples: [1_767_229_200]
      }
    }
  },
  view: {
    resource: 'topic',
    icon: 'label',
    menu: 'content',
    tree: 'parentId',
    columns: ['name', 'state'],
    hidden: ['until'],
    filters: ['name', 'state', 'kind', 'until'],
    sort: { field: 'name', order: 'ASC' },
    form: [{ section: 'main', fields: ['name', 'parentId', 'kind'] }, 'state', 'until'],
    actions: ['receiveProcess']
  },
  texts: Object.fromEntries(
    ['zh-CN', 'zh-TW', 'en-US'].map(language => [
      language,
      {
        name: 'Topics',
        fields: { name: 'Name', parentId: 'Above', state: 'State', kind: 'Kind', until: 'Until' },
        enums: { state: { 0: 'Hidden', 1: 'Shown' } },
        sections: { main: 'Main' },
        hints: { name: 'Short' }
      }
    ])
  )
}

/** One change: a dotted path that begins with schema, view or texts; undefined removes the value. */
export type Edit = [where: string, value: Json | undefined]

/** Returns the entity with some changes, and the text of its files, in which messages count lines. */
export function declareTopic(...edits: Edit[]): { entity: Declared; texts: Record<string, string> } {
  const draft = structuredClone(topic) as JsonObject
  for (const [where, value] of edits) put(draft, where.split('.'), value)
  const files = {
    schema: 'schemas/entities/topic.ts',
    view: 'schemas/views/topic.ts',
    texts: 'schemas/locales/topic.ts'
  }
  const textOf = (part: keyof typeof files) =>
    `export const it = declare(${JSON.stringify(draft[part], null, 2)})\n`
  const parts = Object.keys(files) as (keyof typeof files)[]
  const entity: Declared = {
    name: 'topic',
    schema: draft.schema as unknown as ResourceSchema,
    view: draft.view as unknown as View,
    texts: draft.texts as unknown as Declared['texts'],
    sources: {
      schema: readModule(files.schema, textOf('schema')),
      view: readModule(files.view, textOf('view')),
      texts: readModule(files.texts, textOf('texts'))
    }
  }
  return { entity, texts: Object.fromEntries(parts.map(part => [files[part], textOf(part)])) }
}

function put(target: Json, [step = '', ...rest]: string[], value: Json | undefined): void {
  if (!isObject(target) && !Array.isArray(target)) throw new Error(`nothing at ${step}`)
  const holder = target as JsonObject
  if (rest.length > 0) put(holder[step] ?? null, rest, value)
  else if (value === undefined) delete holder[step]
  else holder[step] = value
}

/** Returns each problem with the text of its line. */
export const shown = (problems: readonly Problem[], texts: Record<string, string>) =>
  problems.map(({ file, line, message }) => ({
    file: file.split('/')[1],
    at: texts[file]?.split('\n')[line - 1]?.trim(),
    message
  }))
