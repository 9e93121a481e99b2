import { randomBytes } from 'node:crypto'
import { hashToken } from '@board/server/people/sessions/sessions'
import pg from 'pg'
import { accountOf } from './fill/world.ts'

/** A signed-in clerk of an institution, with the properties that the rules of the task board need. */
export type Clerk = { token: string; groupId: number; organization: 1 | 3 | 5; messages: number }

/** Signs in clerks: first those of the group with the most messages, then those of groups of every size. */
export async function signInClerks(url: string, count: number): Promise<Clerk[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<{ groupId: number; organization: 1 | 3 | 5; messages: number }>(
    `select m.group_id as "groupId", g.organization, count(*)::integer as messages
     from message m join org_group g on g.id = m.group_id group by 1, 2 order by 3 desc, 1`
  )
  const step = Math.max(1, Math.floor(rows.length / count))
  const chosen = rows.filter((_, index) => index % step === 0).slice(0, count)
  const clerks = chosen.map(group => ({ ...group, token: randomBytes(32).toString('base64url') }))
  for (const { token, groupId } of clerks) await openSession(client, token, accountOf(groupId))
  await client.end()
  return clerks
}

/**
 * Signs in a clerk of the smallest institution that has so many messages including those below it, or else of the
 * largest.
 */
export async function signInSuperior(
  url: string,
  messages: number
): Promise<{ token: string; messages: number }> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<{ groupId: number; messages: number }>(
    `with own as (select group_id, count(*) as messages from message where audit_state = 1 group by 1)
     select g.id as "groupId", sum(own.messages)::integer as messages
     from org_group g join org_group b on b.path like g.path || '%' join own on own.group_id = b.id
     group by 1 order by 2 desc`
  )
  const chosen = rows.findLast(group => group.messages >= messages) ?? rows[0]
  if (!chosen) throw new Error('No institution has messages')
  const token = randomBytes(32).toString('base64url')
  await openSession(client, token, accountOf(chosen.groupId))
  await client.end()
  return { token, messages: chosen.messages }
}

/** Creates a member of the platform's staff with a role and signs them in. @returns the token */
export async function signInPlatform(url: string, role: 'administrator' | 'editor'): Promise<string> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const name = `chief_${randomBytes(4).toString('hex')}`
  const { rows } = await client.query<{ uid: number }>(
    `insert into account (kind, username, username_key, nick_name, real_name)
     values ('staff', $1, $1, $1, $1) returning uid`,
    [name]
  )
  const uid = rows[0]?.uid ?? 0
  await client.query(`insert into account_role select $1, id from role where code = $2`, [uid, role])
  const token = randomBytes(32).toString('base64url')
  await openSession(client, token, uid)
  await client.end()
  return token
}

/** Signs accounts in. @returns their tokens, in the same order */
export async function signInAccounts(url: string, uids: readonly number[]): Promise<string[]> {
  const tokens = uids.map(() => randomBytes(32).toString('base64url'))
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(
    `insert into session (token_hash, account_uid, field_key, created_at, expires_at, last_used_at)
     select hash, uid, $3, now(), now() + interval '1 day', now() from unnest($1::text[], $2::integer[]) as one (hash, uid)`,
    [tokens.map(hashToken), uids, randomBytes(32).toString('base64')]
  )
  await client.end()
  return tokens
}

async function openSession(client: pg.Client, token: string, uid: number): Promise<void> {
  await client.query(
    `insert into session (token_hash, account_uid, field_key, created_at, expires_at)
     values ($1, $2, $3, now(), now() + interval '1 day')`,
    [hashToken(token), uid, randomBytes(32).toString('base64')]
  )
}
