import { snake } from '../generate/entities/declared.ts'

/** The name of an entity in the product's three languages. */
export type Names = readonly [zhCN: string, zhTW: string, enUS: string]

/** Reserved words of SQL that cannot be the name of a table and that somebody might choose. */
const reserved = [
  'all',
  'analyze',
  'array',
  'authorization',
  'binary',
  'both',
  'case',
  'cast',
  'check',
  'collation',
  'column',
  'constraint',
  'create',
  'default',
  'do',
  'else',
  'end',
  'except',
  'false',
  'fetch',
  'for',
  'foreign',
  'freeze',
  'from',
  'full',
  'grant',
  'group',
  'having',
  'in',
  'initially',
  'into',
  'is',
  'join',
  'leading',
  'left',
  'like',
  'limit',
  'natural',
  'not',
  'null',
  'offset',
  'on',
  'only',
  'or',
  'order',
  'outer',
  'overlaps',
  'placing',
  'primary',
  'references',
  'returning',
  'right',
  'select',
  'similar',
  'some',
  'symmetric',
  'table',
  'then',
  'to',
  'trailing',
  'true',
  'union',
  'unique',
  'user',
  'using',
  'variadic',
  'verbose',
  'when',
  'where',
  'window',
  'with'
]

/** Returns the reason why an entity cannot have this name; undefined if it can. */
export function nameProblem(name: string): string | undefined {
  if (!/^[a-z][a-zA-Z0-9]{1,39}$/.test(name))
    return `"${name}" is no name for an entity: write it like workShift`
  return reserved.includes(name) ? `"${name}" is a word of SQL; choose another name` : undefined
}

/** Returns the heading of a name, such as `Work shift` for `workShift`. */
export function titleOf(name: string): string {
  const words = snake(name).replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/**
 * Returns the four files of a new entity by path; they pass every check without changes.
 * @param migration number of the migration, such as 42
 */
export function scaffoldFiles(name: string, names: Names, migration: number): Map<string, string> {
  const number = String(migration).padStart(4, '0')
  return new Map([
    [`schemas/entities/${name}.ts`, schemaText(name, names[2])],
    [`schemas/views/${name}.ts`, viewText(name)],
    [`schemas/locales/${name}.ts`, wordsText(name, names)],
    [`server/platform/database/migrations/${number}_${snake(name)}.sql`, migrationText(name, names[2])]
  ])
}

const schemaText = (
  name: string,
  title: string
) => `import { type ResourceSchema, resource } from '../vocabulary/vocabulary.ts'

/** ${title}. */
export const ${name} = resource({
  $id: '${name}',
  type: 'object',
  description: '${quoted(title)}.',
  'x-resource': { label: 'name', title: 'entities.${name}.name' },
  required: ['name'],
  properties: {
    name: {
      type: 'string',
      description: 'What it is called.',
      minLength: 1,
      maxLength: 50,
      examples: ['${quoted(title)} 1']
    },
    sort: {
      type: 'integer',
      description: 'Its place among the others; the smallest comes first.',
      minimum: 0,
      maximum: 9999,
      default: 0,
      examples: [10]
    },
    status: {
      type: 'integer',
      description: '0 disabled, 1 normal.',
      enum: [0, 1],
      default: 1,
      examples: [1]
    },
    remark: {
      type: 'string',
      description: 'What it is for.',
      maxLength: 200,
      default: '',
      'x-widget': 'textarea',
      examples: ['Seen by staff only.']
    }
  }
} as const satisfies ResourceSchema)
`

const viewText = (name: string) => `import { ${name} } from '../entities/${name}.ts'
import { view } from '../vocabulary/vocabulary.ts'

export const ${name}View = view(${name}, {
  icon: 'label',
  menu: 'content',
  columns: ['name', 'sort', 'status', 'remark'],
  filters: ['name', 'status'],
  sort: { field: 'sort', order: 'ASC' },
  form: ['name', 'sort', 'status', 'remark']
})
`

const wordsText = (
  name: string,
  [zhCN, zhTW, enUS]: Names
) => `import { ${name} } from '../entities/${name}.ts'
import { texts } from '../vocabulary/vocabulary.ts'

export const ${name}Texts = texts(${name}, {
  'zh-CN': {
    name: '${quoted(zhCN)}',
    fields: { name: '名称', sort: '排序', status: '状态', remark: '备注' },
    enums: { status: { 0: '停用', 1: '正常' } }
  },
  'zh-TW': {
    name: '${quoted(zhTW)}',
    fields: { name: '名稱', sort: '排序', status: '狀態', remark: '備註' },
    enums: { status: { 0: '停用', 1: '正常' } }
  },
  'en-US': {
    name: '${quoted(enUS)}',
    fields: { name: 'Name', sort: 'Order', status: 'Status', remark: 'Remark' },
    enums: { status: { 0: 'Disabled', 1: 'Normal' } }
  }
})
`

const migrationText = (name: string, title: string) => `-- ${title.replaceAll('\n', ' ')}.
create table ${snake(name)} (
  id integer generated always as identity primary key,
  name text not null unique,
  sort integer not null default 0,
  status smallint not null default 1 check (status in (0, 1)), -- 0 disabled
  remark text not null default '',
  version integer not null default 1
);
`

const quoted = (text: string): string => text.replaceAll('\\', '').replaceAll("'", '’').replaceAll('\n', ' ')
