import { type Draft, nextMigration, placeholder, ScaffoldError } from './draft.ts'

const file = 'scripts/reference/dictionaries.ts'

/**
 * Adds a dictionary with two values, and the migration that brings it to sites that have started already.
 * @throws ScaffoldError if there is one of this name
 */
export function scaffoldDictionary(draft: Draft, name: string): void {
  if (!/^[a-z][a-zA-Z0-9]{1,39}$/.test(name))
    throw new ScaffoldError(`"${name}" is no name of a dictionary: write it like replyKind`)
  if (draft.read(file).includes(`dict('${name}'`))
    throw new ScaffoldError(`there is a dictionary ${name} already`)
  const values = [1, 2].map(value => [value, ...['zh-CN', 'zh-TW', 'en-US'].map(placeholder)] as const)
  const rows = values.map(
    ([value, ...words]) => `    [${value}, ${words.map(word => `'${word}'`).join(', ')}]`
  )
  draft.insertAfter(
    file,
    /^export const dictionaries: readonly Dictionary\[\] = \[[\s\S]*?(?=\n\])/m,
    `,\n  dict('${name}', '${placeholder('its name')}', [\n${rows.join(',\n')}\n  ])`
  )
  const migration = `server/platform/database/migrations/${nextMigration(draft)}_${name.replace(/[A-Z]/g, letter => `_${letter.toLowerCase()}`)}.sql`
  draft.create(migration, migrationText(name, values))
  draft.left.push(
    `${file}, ${migration}: the name and the values, with the same words in both`,
    `schemas/ or openapi/: x-dict: ${name} on the properties that have its values`,
    'CHANGELOG.md: a line, if people see it'
  )
}

const migrationText = (name: string, values: readonly (readonly [number, ...string[]])[]) => {
  const rows = values.map(
    ([value, ...words], at) => `  ('${value}', ${words.map(word => `'${word}'`).join(', ')}, ${at + 1})`
  )
  return `-- The dictionary ${name}. New sites get it with the others; a site that has dictionaries already gets it here.
insert into dict_type (name, label, sort)
select '${name}', '${placeholder('its name')}', (select max(sort) from dict_type) + 1
where exists (select from dict_type)
on conflict do nothing;

insert into dict_value (type_id, value, label_zh_cn, label_zh_tw, label_en_us, sort)
select t.id, v.value, v.zh_cn, v.zh_tw, v.en_us, v.sort
from dict_type t cross join (values
${rows.join(',\n')}
) as v (value, zh_cn, zh_tw, en_us, sort)
where t.name = '${name}'
on conflict do nothing;
`
}
