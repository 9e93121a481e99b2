import { type EventVerb, eventVerbs } from '@board/schemas/facts/events'
import { OwnHandling } from '@board/schemas/resources/handling'
import { isKnownMove, type MessageStates, nextStates } from '@board/server/correspondence/messages/policy'
import { stateOf } from '@board/server/people/handling/policy'
import { certificationTypes } from '@board/server/people/person/certification'
import type { Db } from '@board/server/platform/database/open'
import { assignmentTransitions } from '@board/server/records/assignment-core/transitions'
import { lifeOf } from '@board/server/records/campaign-core/policy'
import { campaignTransitions } from '@board/server/records/campaign-core/transitions'
import { type MessageAction, messageTransitions } from '@board/server/records/message-core/transitions'
import { sql } from 'kysely'

/** The possible values of a property, and the values in a database. */
export type Coverage = { what: string; expected: readonly string[]; found: ReadonlySet<string> }

/**
 * Tables with values that the demo need not show: their rows live for minutes, or administrators, users or jobs create
 * them.
 */
const notShown = [
  'backup',
  'calendar_day',
  'help_text',
  'hot_issue',
  'hot_issue_run',
  'language_model',
  'mail_config',
  'menu',
  'notification_choice',
  'oss',
  'passkey',
  'passkey_challenge',
  'phone_code',
  'reminder',
  'schedule_job',
  'schedule_run',
  'sign_in_ticket',
  'sms_config',
  'third_party_attempt',
  'third_party_binding'
]

/** Values that a column may have and that the demo does not contain, with the reasons. */
const unwritten: Readonly<Record<string, readonly string[]>> = {
  // administrators hide and suspend them, and have not done so in the demo
  'dict_value.status': ['0'],
  'workflow_definition.status': ['0'],
  // a channel has no board
  'forum.organization': ['4'],
  // the schema allows values that no call writes
  'content_item.audit_state': ['4'],
  'deletion_request.state': ['4'],
  // no session of the demo was ended by somebody else
  'login_log.ended_by': ['1', '2'],
  // institutions of the demo reply without files
  'storage_use.kind': ['institution'],
  // no user of the demo has another language, and no provider is configured
  'outbox.language': ['zh-TW', 'en-US'],
  'outbox.platform': ['1', '2', '3']
}

/**
 * Returns every column with a list of allowed values in the schema of the database, with these values and the present
 * ones.
 */
export async function columnCoverage(db: Db): Promise<Coverage[]> {
  const { rows } = await sql<{ table: string; column: string; definition: string }>`
    select c.relname as table, a.attname as column, pg_get_constraintdef(k.oid) as definition
    from pg_constraint k join pg_class c on c.oid = k.conrelid
    join pg_attribute a on a.attrelid = c.oid and a.attnum = k.conkey[1]
    where k.contype = 'c' and cardinality(k.conkey) = 1 and c.relnamespace = current_schema()::regnamespace
    order by 1, 2`.execute(db)
  const listed = rows
    .map(row => ({ ...row, what: `${row.table}.${row.column}`, expected: valuesOf(row.definition) }))
    .filter(({ table, expected }) => expected.length > 1 && !notShown.includes(table))
  return await Promise.all(
    listed.map(async ({ table, column, what, expected }) => ({
      what,
      expected: expected.filter(value => !unwritten[what]?.includes(value)),
      found: await distinct(
        db,
        sql`select distinct ${sql.ref(column)}::text as value from ${sql.table(table)}`
      )
    }))
  )
}

/** Returns the values of a check constraint: its list, or a range of at most 11 numbers. Any other constraint gives none. */
function valuesOf(definition: string): string[] {
  const [, list] = /= ANY \(\(?ARRAY\[(.*?)\]/.exec(definition) ?? []
  if (list !== undefined) return list.split(', ').map(value => value.replace(/^'|'?(::.*)?$/g, ''))
  const [, low, high] = />= (\d+)\) AND \(\w+ <= (\d+)\)/.exec(definition) ?? []
  if (low === undefined || Number(high) - Number(low) > 10) return []
  return Array.from({ length: Number(high) - Number(low) + 1 }, (_, index) => String(Number(low) + index))
}

async function distinct(db: Db, query: ReturnType<typeof sql>): Promise<ReadonlySet<string>> {
  const { rows } = await query.execute(db)
  return new Set(rows.map(row => String((row as { value: unknown }).value)))
}

/** Returns the states that no single column contains: pairs, states that depend on time, states from one side. */
export async function nounCoverage(db: Db, now: Date): Promise<Coverage[]> {
  const held = (column: string, username: string) =>
    distinct(
      db,
      sql`select distinct s.state as value from assignment s join account a on a.group_id = ${sql.ref(column)}
        where a.username = ${username}`
    )
  const assignmentStates = [
    ...new Set(['10', '25', ...Object.values(assignmentTransitions).map(({ to }) => String(to))])
  ].filter(state => state !== 'before' && state !== 'same')
  // no group of the site holds an offline assignment
  const online = assignmentStates.filter(state => state !== '25')
  return [
    {
      what: 'message audit_state/state',
      expected: messageStates(),
      found: await distinct(db, sql`select distinct audit_state || '/' || state as value from message`)
    },
    {
      what: 'assignments given by city',
      expected: assignmentStates,
      found: await held('s.giver_group_id', 'city')
    },
    {
      what: 'assignments given by province',
      expected: assignmentStates,
      found: await held('s.giver_group_id', 'province')
    },
    {
      what: 'assignments given by bureau',
      expected: ['25', '50', '90'],
      found: await held('s.giver_group_id', 'bureau')
    },
    {
      what: 'assignments given by ministry',
      expected: ['25', '50', '90'],
      found: await held('s.giver_group_id', 'ministry')
    },
    {
      what: 'assignments held by bureau',
      expected: online,
      found: await held('s.holder_group_id', 'bureau')
    },
    { what: 'assignments held by city', expected: online, found: await held('s.holder_group_id', 'city') },
    await campaigns(db, now),
    await entries(db),
    ...(await handling(db, now)),
    {
      what: 'certification types',
      expected: [...certificationTypes('zh-CN').map(({ value }) => value), 'null'],
      found: await distinct(
        db,
        sql`select distinct certification_type as value from account where kind = 'citizen'`
      )
    },
    {
      what: 'events',
      expected: eventVerbs.filter(isTold),
      found: await distinct(db, sql`select distinct verb as value from event`)
    }
  ]
}

/** Lists every pair of audit state and trace state that the transition table can reach from the first one. */
function messageStates(): string[] {
  const actions = Object.keys(messageTransitions) as MessageAction[]
  const seen = new Set(['0/0'])
  // the set grows during the loop, which also visits the new values
  for (const pair of seen) {
    const [audit_state, state] = pair.split('/').map(Number)
    const from = { audit_state, state } as MessageStates
    for (const action of actions) {
      if (!isKnownMove(from, action)) continue
      const to = { ...from, ...nextStates(from, action) }
      seen.add(`${to.audit_state}/${to.state}`)
    }
  }
  return [...seen]
}

/**
 * Returns the coverage of audit states with stages of life. `null` is the stage of a campaign that the public cannot
 * read; a withdrawn campaign has its own state.
 */
async function campaigns(db: Db, now: Date): Promise<Coverage> {
  const rows = await db.selectFrom('campaign').selectAll().execute()
  const kinds = rows.map(row => (row.withdrawn_at ? 'withdrawn' : `${row.audit_state}/${lifeOf(row, now)}`))
  const { change, confirm, return: sentBack } = campaignTransitions
  const states = new Set([...change.from, ...Object.values(confirm.to), ...Object.values(sentBack.to)])
  const public_ = [...states]
    .filter(state => state !== 0)
    .flatMap(state => [0, 1, 2].map(life => `${state}/${life}`))
  const hidden = [...states].filter(state => state !== 1).map(state => `${state}/null`)
  return {
    what: 'campaign audit/life',
    expected: [...public_, ...hidden, 'withdrawn'],
    found: new Set(kinds)
  }
}

const entries = async (db: Db): Promise<Coverage> => ({
  what: 'entries of campaigns',
  expected: ['0 false', '1 false', '1 true', '2 false', '3 false'],
  found: await distinct(
    db,
    sql`select distinct audit_state || ' ' || adopted as value from message where collect_id is not null`
  )
})

/** Returns the values that a property may have, except null. @throws Error if it lists none */
function listed({ enum: values }: { readonly enum?: readonly unknown[] }): string[] {
  if (!values?.length) throw new Error('a property lists no values')
  return values.filter(value => value !== null).map(String)
}

/**
 * Returns the coverage of kinds and states of handling records, with and without an end, and of the kinds of
 * counting.
 */
async function handling(db: Db, now: Date): Promise<Coverage[]> {
  const rows = await db.selectFrom('handling_record').selectAll().execute()
  const { handleType, countType, state } = OwnHandling.properties
  const found = (value: (row: (typeof rows)[number]) => unknown) =>
    new Set(rows.map(row => String(value(row))))
  return [
    { what: 'handling kinds', expected: listed(handleType), found: found(row => row.handle_type) },
    { what: 'handling counted', expected: listed(countType), found: found(row => row.count_type) },
    {
      what: 'handling states',
      expected: listed(state),
      found: found(row =>
        stateOf({ beginTime: row.begin_time, endTime: row.end_time, revokedAt: row.revoked_at }, now)
      )
    },
    {
      what: 'bans with and without end',
      expected: ['0 true', '0 false'],
      found: found(row => `${row.handle_type} ${row.end_time !== null}`)
    }
  ]
}

/** The nouns of which the demo contains every kind of event. */
const toldOf = [
  'message',
  'supplement',
  'reply',
  'grade',
  'comment',
  'assignment',
  'recheck',
  'delivery',
  'report',
  'suggestion',
  'extension',
  'case',
  'campaign',
  'handling',
  'feedback',
  'notice',
  'company'
]

const isTold = (verb: EventVerb): boolean => toldOf.includes(verb.slice(0, verb.indexOf('.')))

/** Lists the missing values as texts. */
export const missingCoverage = (all: readonly Coverage[]): string[] =>
  all.flatMap(({ what, expected, found }) =>
    expected.filter(value => !found.has(value)).map(value => `${what} ${value}`)
  )
