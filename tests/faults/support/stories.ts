/**
 * People of a town who work through one address with changing servers behind it. Each request goes to the next server, so
 * that people read their changes through another server.
 */
import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { ApiError } from '../../../client/error.ts'
import { type Client, createClient } from '../../../client/index.ts'
import { encryptField } from '../../../client/node.ts'
import type { Database } from '../../../server/platform/database/open.ts'
import { buildAccount } from '../../support/builders/builders.ts'
import { makeWorld } from '../../support/builders/world.ts'
import { subjectOf } from './writers.ts'

export const password = 'Liuyan@2026'

/** The people of a town, by the names of their accounts. */
export interface Town {
  fid: number
  citizens: readonly string[]
  editor: string
  clerk: string
}

/** Builds the people of a town on a migrated, empty database. */
export async function buildTown(database: Database): Promise<Town> {
  const { db } = database
  const { groups, forums } = await makeWorld(database)
  const citizens = Array.from({ length: 40 }, (_, number) => `citizen_${number}`)
  for (const username of citizens) await buildAccount(db, { username, password })
  await buildAccount(db, { kind: 'institution', username: 'clerk', group_id: groups.city, password })
  const { uid } = await buildAccount(db, { kind: 'staff', username: 'editor', password })
  const role = await db
    .insertInto('role')
    .values({ name: 'editors', data_scope: 0 })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('role_permission')
    .values({ role_id: role.id, permission: 'board:message:approve' })
    .execute()
  await db.insertInto('account_role').values({ account_uid: uid, role_id: role.id }).execute()
  return { fid: forums.city, citizens, clerk: 'clerk', editor: 'editor' }
}

/** A balancer: the servers in rotation, and the failures that its callers heard. */
export interface Balancer {
  /** Addresses that requests go to by turns. */
  rotation: string[]
  /** The number of requests that each address has answered. */
  answered: Map<string, number>
  failures: string[]
}

/** The number of citizens who write at the same time, and the milliseconds between two actions of one: a light load. */
const [writers, pause] = [2, 100]

type Call<T> = (client: Client) => Promise<T>

const content = '我家小区门口的路灯已经损坏一周，晚上漆黑一片，老人和孩子走路很不方便，希望尽快修复。'
const answer = (number: number) => `您反映的第${number}号路灯已安排维修人员更换，今晚恢复照明，感谢您的监督。`

/** One citizen's message and what became of it. */
export interface Story {
  number: number
  /** Set once the message is acknowledged. */
  tid?: number
  /** Tells whether the reply was acknowledged, and read through another server. */
  isAnswered: boolean
}

/**
 * Lets the people work until `end` is called.
 * @param publicKey returns the key for which they encrypt passwords now
 */
export function startStories(balancer: Balancer, town: Town, publicKey: () => string) {
  const stories: Story[] = []
  let isOver = false
  const tokens = new Map<string, string>()

  const clientOf = (baseUrl: string, person?: string) =>
    createClient({
      baseUrl,
      appCode: 'liuyanban',
      language: () => 'zh-CN',
      token: () => person && tokens.get(person),
      publicKey: async () => publicKey(),
      encryptField
    })

  let turn = 0
  /** Sends a request to the next server. If that server fails and has left the rotation meanwhile, the next one is used. */
  async function ask<T>(person: string | undefined, call: Call<T>): Promise<T> {
    const url = balancer.rotation[turn++ % balancer.rotation.length] ?? ''
    try {
      const data = await call(clientOf(url, person))
      balancer.answered.set(url, (balancer.answered.get(url) ?? 0) + 1)
      return data
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (error.code === 'NETWORK' && !balancer.rotation.includes(url)) return ask(person, call)
      balancer.failures.push(`${error.code} ${error.status} ${error.message} ${url}`)
      throw error
    }
  }

  async function signIn(person: string): Promise<void> {
    const body = {
      password: createHash('sha256').update(password).digest('hex'),
      pass: password,
      loginName: person
    }
    const { token } = await ask(undefined, client => client.call('loginByUserName', { body }))
    tokens.set(person, token)
  }

  async function tell(story: Story, citizen: string): Promise<void> {
    const { number } = story
    const posted = await ask(citizen, client =>
      client.call('postMessage', {
        body: {
          fid: town.fid,
          typeId: 2,
          domainId: 1,
          subject: subjectOf({ number }),
          content,
          isPublic: true,
          isAnonymous: false
        },
        idempotencyKey: `story-${number}`
      })
    )
    story.tid = posted.tid
    const { tid, version } = posted
    await ask(town.editor, client =>
      client.call('approveMessage', {
        body: { tid, version, priorityLevel: 2 },
        idempotencyKey: `approve-${number}`
      })
    )
    const seen = await ask(town.clerk, client => client.call('getStaffMessage', { body: { tid } }))
    await ask(town.clerk, client =>
      client.call('replyMessage', {
        body: {
          tid,
          version: seen.version,
          kind: 'final',
          content: answer(number),
          detectorReason: '同一路段的多盏路灯'
        },
        idempotencyKey: `reply-${number}`
      })
    )
    const read = await ask(undefined, client => client.call('getMessage', { body: { tid } }))
    if (read.subject !== subjectOf({ number }) || !read.replies.some(one => one.content === answer(number)))
      balancer.failures.push(`message ${tid} was read without what another server had acknowledged`)
    story.isAnswered = true
  }

  /** Each citizen in turn signs in and writes a message, because one account may write only a few in a day. */
  async function write(): Promise<void> {
    while (!isOver) {
      const story: Story = { number: stories.length, isAnswered: false }
      stories.push(story)
      const citizen = town.citizens[story.number % town.citizens.length] ?? ''
      await signIn(citizen)
      await tell(story, citizen)
      await sleep(pause)
    }
  }

  async function read(): Promise<void> {
    while (!isOver) {
      await ask(undefined, client => client.call('listMessages', { query: { fid: town.fid } }))
      await ask(undefined, client => client.call('getForum', { query: { fid: town.fid } }))
      await sleep(pause)
    }
  }

  const working = (async () => {
    for (const person of [town.editor, town.clerk]) await signIn(person)
    // the citizen stops after a failure, which is in the list of failures
    const people = [...Array.from({ length: writers }, write), read()]
    for (const result of await Promise.allSettled(people))
      if (result.status === 'rejected' && !(result.reason instanceof ApiError)) throw result.reason
  })()

  return {
    stories,
    /** Waits until so many more messages were answered. @throws Error at the first failure, or after a minute */
    async more(count: number): Promise<void> {
      const answered = () => stories.filter(({ isAnswered }) => isAnswered).length
      const until = answered() + count
      const deadline = Date.now() + 60_000
      while (answered() < until) {
        if (balancer.failures.length > 0) throw new Error(balancer.failures.join('\n'))
        if (Date.now() > deadline) throw new Error(`Only ${answered()} messages of ${until} are answered`)
        await Promise.race([sleep(10), working])
      }
    },
    async end(): Promise<void> {
      isOver = true
      await working
    }
  }
}
