import { describe, expect, it } from 'vitest'
import type { Json } from '../json.ts'
import { declarationProblems } from './check.ts'
import { declareTopic, type Edit, shown } from './fixture.ts'

/** Returns the problems of the entity after these edits. */
function found(...edits: Edit[]) {
  const { entity, texts } = declareTopic(...edits)
  return shown(declarationProblems([entity]), texts)
}

const properties = 'schema.properties'

describe('an entity', () => {
  it('has no problem when it is valid', () => {
    expect(found()).toEqual([])
  })
})

describe('a name of a missing field is reported', () => {
  it.each<[string, Edit, string, string]>([
    [
      'the label',
      ['schema.x-resource.label', 'nmae'],
      '"label": "nmae",',
      'unknown label "nmae"; did you mean "name"?'
    ],
    ['required', ['schema.required.0', 'nam'], '"nam"', 'unknown required field "nam"; did you mean "name"?'],
    ['the scope', ['schema.x-resource.scope', 'dept'], '"scope": "dept"', 'unknown scope "dept"'],
    [
      'a condition’s required',
      [`${properties}.until.x-when.show.required.0`, 'stat'],
      '"stat"',
      'unknown field in x-when "stat"; did you mean "state"?'
    ],
    [
      'a condition’s properties',
      [`${properties}.until.x-when.show.properties`, { stat: { const: 1 } }],
      '"stat": {',
      'unknown field in x-when "stat"; did you mean "state"?'
    ],
    ['a column', ['view.columns.1', 'stat'], '"stat"', 'unknown column "stat"; did you mean "state"?'],
    [
      'a hidden column',
      ['view.hidden.0', 'unitl'],
      '"unitl"',
      'unknown column "unitl"; did you mean "until"?'
    ],
    ['a filter', ['view.filters.0', 'title'], '"title",', 'unknown filter "title"'],
    [
      'the sort',
      ['view.sort.field', 'names'],
      '"field": "names",',
      'unknown sort "names"; did you mean "name"?'
    ],
    [
      'the tree',
      ['view.tree', 'parent'],
      '"tree": "parent",',
      'unknown tree "parent"; did you mean "parentId"?'
    ],
    ['the aside', ['view.aside', 'kinds'], '"aside": "kinds"', 'unknown aside "kinds"; did you mean "kind"?'],
    [
      'the form',
      ['view.form.1', 'states'],
      '"states",',
      'unknown field of the form "states"; did you mean "state"?'
    ],
    [
      'a section',
      ['view.form.0.fields.2', 'kinds'],
      '"kinds"',
      'unknown field of the form "kinds"; did you mean "kind"?'
    ],
    [
      'the show page',
      ['view.show', ['nam']],
      '"nam"',
      'unknown field of the show "nam"; did you mean "name"?'
    ]
  ])('in %s', (_where, edit, at, message) => {
    expect(found(edit)).toMatchObject([{ at, message }])
  })
})

it('a column that is shown and hidden is reported with its file and its line', () => {
  const message = '"state" is a shown column already: it cannot be hidden, too'
  expect(found(['view.hidden', ['until', 'state']])).toMatchObject([{ at: '"state"', message }])
  expect(found(['view.hidden', ['until', 'kind']])).toEqual([])
})

describe('a field that is changed in the list itself', () => {
  it('may be a column on which nothing else depends', () => {
    expect(found(['view.quick', 'state'])).toEqual([])
  })

  it.each<[string, Edit[], string]>([
    ['does not exist', [['view.quick', 'stat']], 'unknown quick "stat"; did you mean "state"?'],
    [
      'is the link',
      [['view.quick', 'name']],
      '"name" cannot be changed in the list: it is no column, or the first one, which is the link'
    ],
    [
      'depends on others',
      [['view.quick', 'until']],
      '"until" cannot be changed in the list: it depends on other fields (x-when)'
    ],
    [
      'is not in the form',
      [
        ['view.quick', 'state'],
        ['view.form.1', 'kind']
      ],
      '"state" cannot be changed in the list: it is no field of the form'
    ]
  ])('is reported when it %s', (_what, edits, message) => {
    expect(found(...edits).map(problem => problem.message)).toContain(message)
  })
})

describe('a list that is also a calendar or a kanban', () => {
  it('may name a time or a day, and a field with a choice of values', () => {
    expect(found(['view.as', { calendar: { from: 'until' }, kanban: { by: 'kind' } }])).toEqual([])
    expect(found(['view.as', { kanban: { by: 'state', acts: { 1: 'receiveProcess' } } }])).toEqual([])
  })

  it.each<[string, Json, string]>([
    [
      'names no field',
      { calendar: { from: 'untli' } },
      'unknown field of the calendar "untli"; did you mean "until"?'
    ],
    [
      'has no moment',
      { calendar: { from: 'until', to: 'state' } },
      '"state" cannot be a field of the calendar: it is neither a moment nor a day'
    ],
    [
      'has columns of any text',
      { kanban: { by: 'name' } },
      '"name" cannot be a field of the kanban: it is no enum, dictionary or boolean'
    ],
    [
      'has a field that may be empty',
      { kanban: { by: 'parentId' } },
      '"parentId" cannot be a field of the kanban: it may be null, which no column stands for'
    ],
    [
      'cannot load a part',
      { kanban: { by: 'parentId' } },
      '"parentId" cannot be a field of the kanban: it is not among the filters, by which a part is loaded'
    ],
    [
      'has an act for no value',
      { kanban: { by: 'state', acts: { 2: 'receiveProcess' } } },
      '"state" has no value 2'
    ],
    [
      'has an act that is none of the view',
      { kanban: { by: 'state', acts: { 1: 'closeProcess' } } },
      '"closeProcess" is none of the actions of the view'
    ]
  ])('is reported when it %s', (_what, as, message) => {
    expect(found(['view.as', as]).map(problem => problem.message)).toContain(message)
  })
})

describe('a missing or unused text is reported', () => {
  it.each<[string, Edit, string]>([
    ['a label', ['texts.zh-TW.fields.kind', undefined], 'zh-TW: no label "kind"'],
    ['an empty label', ['texts.en-US.fields.kind', ' '], 'en-US: no label "kind"'],
    ['the name', ['texts.zh-CN.name', ''], 'zh-CN: no name "name"'],
    ['a value', ['texts.zh-CN.enums.state.1', undefined], 'zh-CN: no word for the values of "state": "1"'],
    ['a section', ['texts.en-US.sections', {}], 'en-US: no section "main"'],
    [
      'a label of no field',
      ['texts.zh-CN.fields.staet', 'x'],
      'zh-CN: unknown label "staet"; did you mean "state"?'
    ],
    [
      'a value of no enum',
      ['texts.zh-CN.enums.state.2', 'x'],
      'zh-CN: unknown word for the values of "state": "2"; did you mean "0"?'
    ],
    ['values of a field without', ['texts.zh-CN.enums.name', {}], 'zh-CN: "name" has no values of its own'],
    [
      'a hint of no field',
      ['texts.zh-CN.hints.nane', 'x'],
      'zh-CN: unknown field "nane"; did you mean "name"?'
    ]
  ])('%s', (_what, edit, message) => {
    expect(found(edit).map(problem => problem.message)).toEqual([message])
    expect(found(edit)[0]?.file).toBe('locales')
  })

  it('with the line of the language', () => {
    expect(found(['texts.zh-TW.enums.state.1', undefined])).toMatchObject([{ at: '"state": {' }])
  })

  it('for a whole language', () => {
    expect(found(['texts.zh-TW', undefined])[0]?.message).toBe('the whole: "zh-TW" is missing')
  })
})

/** The property at which a missing key is reported. */
const place: Record<string, string> = { label: 'x-ref' }

describe('a part that the vocabulary does not have is reported', () => {
  it.each<[string, Edit, string]>([
    [
      'a misspelt hint',
      [`${properties}.until.x-wigdet`, 'time'],
      'properties.until: unknown key "x-wigdet"; did you mean "x-widget"?'
    ],
    [
      'an unknown widget',
      [`${properties}.until.x-widget`, 'clock'],
      'properties.until.x-widget: must be one of textarea'
    ],
    [
      'a misspelt part of a reference',
      [`${properties}.parentId.x-ref.lable`, 'name'],
      'properties.parentId.x-ref: unknown key "lable"; did you mean "label"?'
    ],
    [
      'a hint without its part',
      [`${properties}.parentId.x-ref.label`, undefined],
      'properties.parentId.x-ref: "label" is missing'
    ],
    [
      'an unknown operation',
      ['schema.x-resource.operations', ['remove']],
      'x-resource.operations.0: must be one of create'
    ],
    [
      'a name that is not in camelCase',
      [`${properties}.end_time`, { type: 'string' }],
      'properties: "end_time" is no name for a field'
    ],
    [
      'a name that every record has',
      [`${properties}.version`, { type: 'integer' }],
      'properties: "version" is no name for a field'
    ],
    [
      'a misspelt key of the view',
      ['view.colums', []],
      'the whole: unknown key "colums"; did you mean "columns"?'
    ],
    ['an icon that the console does not have', ['view.icon', 'labl'], 'icon: must be one of'],
    [
      'a group of the menu that there is not',
      ['view.menu', 'sytem'],
      'menu: must be one of board, system, logs, content'
    ],
    [
      'a description that is no sentence',
      [`${properties}.name.description`, 'name'],
      'properties.name.description: must match'
    ]
  ])('%s', (_what, edit, message) => {
    const [path, value] = edit
    const key = path.split('.').at(-1) ?? ''
    const [problem] = found(edit)
    expect(problem?.message).toContain(message)
    expect(problem?.at).toContain(
      Array.isArray(value) && value.length > 0 ? String(value[0]) : (place[key] ?? key)
    )
  })
})

describe('a missing part of a field is reported', () => {
  it.each<[string, Edit[], string]>([
    ['a description', [[`${properties}.name.description`, undefined]], '"name" has no description'],
    [
      'an example',
      [[`${properties}.name.examples`, undefined]],
      '"name" has no example: tests and the documentation are made of them'
    ],
    [
      'a length',
      [[`${properties}.name.maxLength`, undefined]],
      '"name" has no maxLength: a text without end fits no table'
    ],
    [
      'an example that fits',
      [[`${properties}.name.examples`, [5]]],
      '"name": 5 does not fit it: must be string'
    ],
    [
      'a default that fits',
      [[`${properties}.state.default`, 2]],
      '"state": 2 does not fit it: must be equal to one of the allowed values'
    ],
    ['a pattern that is one', [[`${properties}.name.pattern`, '(']], '"name": Invalid regular expression'],
    [
      'being seen by anybody',
      [
        [`${properties}.name.readOnly`, true],
        [`${properties}.name.writeOnly`, true]
      ],
      '"name" is both readOnly and writeOnly: nobody would ever see or set it'
    ],
    [
      'being shown always, though required',
      [['schema.required.1', 'until']],
      '"until" is shown at times: say so in x-when.require, not in required'
    ],
    [
      'one source of its values',
      [
        [`${properties}.state.x-dict`, 'yesNo'],
        ['texts.zh-CN.enums', {}],
        ['texts.zh-TW.enums', {}],
        ['texts.en-US.enums', {}]
      ],
      '"state" has its values both from a dictionary and from enum'
    ],
    [
      'the values that it gives tones to',
      [[`${properties}.state.x-tone`, { 1: 'ok', 7: 'late' }]],
      '"state" has no value 7 to give a tone to'
    ],
    ['a label that is text', [['schema.x-resource.label', 'state']], 'the label "state" is no text'],
    [
      'the name of its file',
      [
        ['schema.$id', 'topics'],
        ['schema.x-resource.title', 'entities.topics.name']
      ],
      '"topics" is not the name of its file, "topic"'
    ],
    ['the usual title', [['schema.x-resource.title', 'topic']], 'the title is the key "entities.topic.name"']
  ])('%s', (_what, edits, message) => {
    expect(found(...edits).map(problem => problem.message)).toContainEqual(expect.stringContaining(message))
  })
})

describe('a field with files or a place', () => {
  const file = { description: 'A file.', 'x-widget': 'attachment', examples: [null] }
  const one = { ...file, type: ['object', 'null'], default: null }
  it.each<[what: string, edits: Edit[], message: string | undefined]>([
    ['holds one', [[`${properties}.photo`, one]], undefined],
    ['is one place', [[`${properties}.place`, { ...one, 'x-widget': 'map' }]], undefined],
    [
      'is no list of places',
      [
        [
          `${properties}.place`,
          { ...one, 'x-widget': 'map', type: 'array', items: { type: 'object' }, maxItems: 2 }
        ]
      ],
      "its type is ['object', 'null']"
    ],
    ['is no text', [[`${properties}.photo`, { ...one, type: 'string', maxLength: 9 }]], 'a list of objects'],
    ['is not secret', [[`${properties}.photo`, { ...one, writeOnly: true }]], 'writeOnly'],
    [
      'is not needed where records are imported',
      [
        [`${properties}.photo`, one],
        ['schema.required', ['name', 'photo']]
      ],
      'leave import out'
    ],
    [
      'narrows no list',
      [
        [`${properties}.photo`, one],
        ['view.filters', ['name', 'photo']]
      ],
      'narrowed'
    ]
  ])('%s', (_what, edits, message) => {
    const texts = JSON.stringify(found(...edits).map(problem => problem.message))
    if (message === undefined) expect(texts).not.toMatch(/widget|narrowed/)
    else expect(texts).toContain(message)
  })
})
