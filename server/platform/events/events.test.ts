import type { Audience } from '@board/schemas/facts/events'
import { describe, expect, test } from 'vitest'
import { testDatabase } from '../../../tests/support/postgres/database.ts'
import { type Actor, visitor } from '../actor.ts'
import { inTransaction } from '../database/transaction.ts'
import { eventFilter, type Link, type Timelined } from './audience.ts'
import { recordEvent } from './record.ts'
import { timelineFor } from './timeline.ts'

const person = { displayName: 'x', mustChangePassword: false, permissions: new Set<string>() }
const citizen = (accountId: number): Actor => ({
  ...person,
  kind: 'citizen',
  accountId,
  compType: null,
  certified: true,
  group: null
})
const flags = {
  allowCollect: false,
  allowDelivery: false,
  allowHandleDelivery: false,
  allowNoAlert: false,
  replyApproval: false
}
const clerk = (id: number, path: string): Actor => ({
  ...person,
  kind: 'local',
  accountId: 100 + id,
  group: { id, name: 'g', parentId: null, path, organization: 1, ...flags }
})
const editor: Actor = {
  ...person,
  kind: 'editor',
  accountId: 9,
  permissions: new Set(['board:message:approve']),
  group: null
}
const administrator: Actor = {
  ...person,
  kind: 'administrator',
  accountId: 8,
  permissions: new Set(['sys:user:page']),
  group: null
}

// a city (2) of a province (1) has the forum; it assigned the message to a district (3), which assigned it to a street
// (4); 5 is another district
const message: Timelined = { tid: 1, authorUid: 7, groupId: 2, groupPath: '/1/2/' }
const links: Link[] = [
  { tpid: 12, parentTpid: 11, giverGroupId: 3, holderGroupId: 4, isPast: false },
  { tpid: 11, parentTpid: null, giverGroupId: 2, holderGroupId: 3, isPast: false },
  { tpid: 13, parentTpid: null, giverGroupId: 2, holderGroupId: null, isPast: false }
]
const events: Record<string, { audience: Audience; tpid: number | null }> = {
  posted: { audience: 'public', tpid: null },
  returned: { audience: 'author', tpid: null },
  recheck: { audience: 'holders', tpid: null },
  toDistrict: { audience: 'holders', tpid: 11 },
  toStreet: { audience: 'holders', tpid: 12 },
  offline: { audience: 'holders', tpid: 13 },
  merged: { audience: 'parties', tpid: null },
  redacted: { audience: 'editor', tpid: null }
}

describe('a reader of a message’s events', () => {
  const all = Object.keys(events)
  test.each<[string, Actor, string[]]>([
    ['a visitor', visitor, ['posted']],
    ['another citizen', citizen(6), ['posted']],
    ['the author', citizen(7), ['posted', 'returned', 'merged']],
    [
      'the forum’s group',
      clerk(2, '/1/2/'),
      ['posted', 'recheck', 'toDistrict', 'toStreet', 'offline', 'merged']
    ],
    ['its superior', clerk(1, '/1/'), ['posted', 'recheck', 'toDistrict', 'toStreet', 'offline', 'merged']],
    ['the district', clerk(3, '/1/2/3/'), ['posted', 'recheck', 'toDistrict', 'toStreet', 'merged']],
    ['the street', clerk(4, '/1/2/3/4/'), ['posted', 'recheck', 'toStreet', 'merged']],
    ['a district that has nothing to do with it', clerk(5, '/1/2/5/'), ['posted']],
    ['another tree whose number begins alike', clerk(12, '/12/'), ['posted']],
    ['the platform', editor, all],
    ['an administrator without the board', administrator, ['posted']]
  ])('%s reads the events meant for them', (_who, actor, readable) => {
    const canRead = eventFilter(actor, message, links)
    expect(all.filter(name => canRead(events[name] ?? { audience: 'editor', tpid: null }))).toEqual(readable)
  })

  test('a district reads only its own and public events after the message went to another city', () => {
    const past = links.map(link => ({ ...link, isPast: true }))
    const canRead = eventFilter(clerk(3, '/1/2/3/'), { ...message, groupId: 6, groupPath: '/1/6/' }, past)
    const readable = all.filter(name => canRead(events[name] ?? { audience: 'editor', tpid: null }))
    expect(readable).toEqual(['posted', 'toDistrict', 'toStreet'])
  })
})

describe('the record of events', async () => {
  const { db } = await testDatabase()
  const at = new Date('2026-03-01T08:00:00Z')
  const event = {
    verb: 'message.posted',
    audience: 'public',
    subject: { kind: 'message', id: 1 },
    tid: 1,
    at
  } as const

  test('keeps what happened, who did it and what changed', async () => {
    const id = await inTransaction(db, trx =>
      recordEvent(trx, {
        ...event,
        actor: citizen(7),
        before: { state: 0 },
        after: { state: 1, subject: '路' },
        note: 'why'
      })
    )
    await inTransaction(db, trx =>
      recordEvent(trx, { ...event, verb: 'message.returned', audience: 'author', actor: 'system' })
    )
    expect(await timelineFor(db, citizen(7), message)).toMatchObject([
      {
        id,
        at,
        verb: 'message.posted',
        actorUid: 7,
        actorKind: 'citizen',
        before: { state: 0 },
        after: { subject: '路' },
        note: 'why'
      },
      { verb: 'message.returned', actorKind: 'system', actorUid: null }
    ])
    expect(await timelineFor(db, visitor, message)).toHaveLength(1)
  })

  test('refuses to be changed', async () => {
    await expect(db.updateTable('event').set({ note: 'x' }).execute()).rejects.toThrow('append-only')
    await expect(db.deleteFrom('event').execute()).rejects.toThrow('append-only')
  })
})
