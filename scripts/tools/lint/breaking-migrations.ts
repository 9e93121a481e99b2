import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { splitAtCommas, sqlStatements } from './sql-statements.ts'

/** A change of a migration that the previous version of the server would not survive. */
export type BreakingChange = { file: string; line: number; says: string }

/** The name of a thing that a statement takes away from the previous version, and the advice. A declaration must give this name. */
type Break = { subject: string; says: string }

/** The things that migrations have made since the previous version, which does not know them. */
type Made = {
  /** Tables, indexes, functions and so on. */
  things: Set<string>
  columns: Set<string>
  /** Names of constraints `check (column is not null)` → the column; with them, those that are validated. */
  notNull: Map<string, string>
  validated: Set<string>
}

const later = 'let nothing read it in this version, and remove it in the next one'
const twice = 'add the new one beside it, write both, and remove the old one in the next version'
const obeyed = 'the previous version goes on writing: let this version obey it, and add it in the next one'

/**
 * Finds in the migrations after `last` what the previous version, which serves beside this one during an upgrade, would
 * not survive. A migration may declare an exception: `-- compatible since 0299: message.words, nothing reads it`.
 * @param last the number of the last migration of the previous version
 */
export function findBreakingMigrations(folder: string, last: string): BreakingChange[] {
  const made: Made = { things: new Set(), columns: new Set(), notNull: new Map(), validated: new Set() }
  const files = readdirSync(folder)
    .filter(name => name.endsWith('.sql'))
    .sort()
  return files.flatMap(file => {
    const sql = readFileSync(join(folder, file), 'utf8')
    const isOld = file.slice(0, 4) <= last
    const found = inMigration(sql, made, isOld)
    return isOld ? [] : [...declarationsOf(sql, last).refuse(found)].map(one => ({ file, ...one }))
  })
}

type Found = Break & { line: number }

/** Things that may be dropped where the same file makes them anew. */
const replaceable: ReadonlySet<string> = new Set(['trigger', 'function', 'procedure', 'view'])

function inMigration(sql: string, made: Made, isOld: boolean): Found[] {
  const statements = sqlStatements(sql)
  const again = new Set(
    statements.flatMap(({ text }) => {
      const created = createdBy(text)
      return created && replaceable.has(created.kind) ? created.name : []
    })
  )
  const found: Found[] = []
  for (const { text, line } of statements) {
    for (const one of breaksOf(text, made, again)) found.push({ ...one, line })
    remember(text, made, isOld)
  }
  return found
}

const creating =
  /^create (?:or replace )?(?:unlogged |unique |materialized |constraint )*(table|index|view|sequence|type|domain|function|procedure|trigger)(?: concurrently)?(?: if not exists)? ([\w.]+)/

function createdBy(text: string): { kind: string; name: string } | undefined {
  const [, kind = '', name = ''] = creating.exec(text) ?? []
  return kind ? { kind, name } : undefined
}

const altering = /\balter table (?:if exists )?(?:only )?([\w.]+) (.*)$/
const adding = /^add (?!constraint|check|unique|foreign|primary|exclude)(?:column )?(?:if not exists )?(\w+)/

function remember(text: string, made: Made, isOld: boolean): void {
  const created = createdBy(text)
  if (created && !isOld && created.kind !== 'trigger') made.things.add(created.name)
  const [, table = '', actions = ''] = altering.exec(text) ?? []
  for (const action of splitAtCommas(actions)) {
    const column = adding.exec(action)?.[1]
    if (column && !isOld) made.columns.add(`${table}.${column}`)
    const check = /^add constraint (\w+) check \(\s*(\w+) is not null\s*\)(.*)$/.exec(action)
    if (check) made.notNull.set(`${table}.${check[1]}`, `${table}.${check[2]}`)
    if (check && !check[3]?.includes('not valid')) made.validated.add(`${table}.${check[1]}`)
    const validated = /^validate constraint (\w+)/.exec(action)
    if (validated) made.validated.add(`${table}.${validated[1]}`)
  }
}

const dropping =
  /\bdrop (table|view|materialized view|sequence|type|domain|schema|function|procedure|index|trigger)(?: concurrently)?(?: if exists)? ([^;]+)/
const renaming =
  /\balter (?:index|view|materialized view|sequence|type|domain|function)(?: if exists)? ([\w.]+).* rename\b/
const uniqueIndex =
  /^create unique index(?: concurrently)?(?: if not exists)? (\w+) on (?:only )?([\w.]+) ?(.*)$/

function breaksOf(text: string, made: Made, again: ReadonlySet<string>): Break[] {
  const [, table = '', actions = ''] = altering.exec(text) ?? []
  if (table && !made.things.has(table))
    return splitAtCommas(actions).flatMap(action => inAction(table, action, made) ?? [])
  const [, kind = '', names = ''] = dropping.exec(text) ?? []
  if (kind) {
    const all = splitAtCommas(names).map(name => /^[\w.]+/.exec(name)?.[0] ?? name)
    return all
      .filter(name => !made.things.has(name) && !again.has(name))
      .map(name => ({ subject: name, says: `drops the ${kind} ${name}: ${later}` }))
  }
  const renamed = renaming.exec(text)?.[1]
  if (renamed && !made.things.has(renamed))
    return [{ subject: renamed, says: `renames ${renamed}: ${twice}` }]
  const emptied = /^truncate (?:table )?(?:only )?([\w.]+)/.exec(text)?.[1]
  if (emptied && !made.things.has(emptied))
    return [{ subject: emptied, says: `empties ${emptied}: ${later}` }]
  const [, index = '', on = '', parts = ''] = uniqueIndex.exec(text) ?? []
  if (index && !made.things.has(on) && !isOnNew(on, parts, made))
    return [{ subject: index, says: `demands of ${on} that ${index} is unique: ${obeyed}` }]
  return []
}

/** Tells whether a rule names a column that the previous version does not write. */
const isOnNew = (table: string, rule: string, { columns }: Made) =>
  (rule.match(/\w+/g) ?? []).some(word => columns.has(`${table}.${word}`))

/** Looks at one action of `alter table`. */
function inAction(table: string, action: string, made: Made): Break | undefined {
  const of = (column = '') => `${table}.${column}`
  const renamed = /^rename (?:column |constraint )?(?!to\b)(\w+) to/.exec(action)?.[1]
  if (renamed) return { subject: of(renamed), says: `renames ${of(renamed)}: ${twice}` }
  if (/^(rename to|set schema)\b/.test(action)) return { subject: table, says: `renames ${table}: ${twice}` }
  const key = /^drop constraint (?:if exists )?(\w+_(?:key|pkey))\b/.exec(action)?.[1]
  if (key) return { subject: key, says: `drops ${key}, which \`on conflict\` may name: ${later}` }
  const column = of(/^(?:drop|alter|add) (?:column )?(?:if (?:not )?exists )?(\w+)/.exec(action)?.[1])
  if (made.columns.has(column)) return undefined
  const says = onColumn(column, action, made)
  return says === undefined ? inRule(table, action, made) : { subject: column, says }
}

/** The advice on what an action does to a column of an older version; undefined where that version survives it. */
function onColumn(column: string, action: string, made: Made): string | undefined {
  if (/^drop (?!constraint)/.test(action)) return `drops the column ${column}: ${later}`
  if (adding.test(action))
    return /\bnot null\b/.test(action) && !/\b(default|generated)\b/.test(action)
      ? `adds ${column} as not null without a default: the previous version writes rows without it; give it a default`
      : undefined
  if (!action.startsWith('alter ')) return undefined
  if (/ (set data )?type /.test(action)) return `changes the type of ${column}: ${twice}`
  if (/ set not null/.test(action) && !isNeverNull(column, made))
    return `sets ${column} not null: add \`check (… is not null) not valid\`, validate it in a file of its own, then set it`
  if (/ drop default/.test(action))
    return `drops the default of ${column}: the previous version relies on it; ${later}`
  if (/ drop not null/.test(action))
    return `lets ${column} be null: the previous version does not expect it; let this version read it, and allow it in the next one`
  return undefined
}

const isNeverNull = (column: string, { notNull, validated }: Made) =>
  [...notNull].some(([name, checked]) => checked === column && validated.has(name))

/** A rule on a table that the previous version goes on writing. */
function inRule(table: string, action: string, made: Made): Break | undefined {
  const rule = /^add (?:constraint (\w+) )?(check|unique|foreign key|primary key|exclude)\b(.*)$/.exec(action)
  if (!rule || isOnNew(table, rule[3] ?? '', made)) return undefined
  const subject = rule[1] ?? table
  return { subject, says: `adds the rule ${subject} to ${table}: ${obeyed}` }
}

/** Reads the exceptions that a migration declares. */
function declarationsOf(sql: string, last: string) {
  const declared = sql.split('\n').flatMap((text, index) => {
    const [, since = '', subject = ''] = /^-- compatible since (\d{4}): ([\w.]+), \S.*$/.exec(text) ?? []
    return subject ? [{ since, subject, line: index + 1 }] : []
  })
  return {
    /** Returns the changes that are not declared, and the declarations that do not hold. */
    refuse(found: readonly Found[]): { line: number; says: string }[] {
      const open = found.filter(({ subject }) => !declared.some(one => one.subject === subject))
      const early = declared.filter(({ since }) => since > last)
      const idle = declared.filter(({ subject }) => !found.some(one => one.subject === subject))
      return [
        ...open.map(({ line, says }) => ({ line, says })),
        ...early.map(({ line, since }) => ({
          line,
          says: `names ${since}, and the previous version ends with ${last}: wait for the next one`
        })),
        ...idle.map(({ line, subject }) => ({
          line,
          says: `declares ${subject}, which nothing in it takes away: remove the line`
        }))
      ]
    }
  }
}
