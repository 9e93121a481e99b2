import type { MessageTable } from '@board/generated/database'
import type { Insertable } from 'kysely'
import { describe, expect, it } from 'vitest'
import { buildMessage, buildReply } from '../../../tests/support/builders/builders.ts'
import { type Person, testBoard } from '../../../tests/support/builders/world.ts'
import { testDatabase } from '../../../tests/support/postgres/database.ts'
import { isKnownMove, type MessageStates, nextStates } from '../../correspondence/messages/policy.ts'
import {
  type AuditState,
  type MessageAction,
  type MessageTransition,
  messageTransitions,
  type TraceState
} from './transitions.ts'

const board = await testBoard(await testDatabase())
const { db, world } = board
const rows: Readonly<Record<MessageAction, MessageTransition>> = messageTransitions
const actions = Object.keys(rows) as MessageAction[]
const audits: readonly AuditState[] = [0, 1, 2, 3, 4]
const traces: readonly TraceState[] = [0, 1, 2, 3, 11, 12, 13, 21]
const pairs: readonly MessageStates[] = audits.flatMap(audit_state =>
  traces.map(state => ({ audit_state, state }))
)

/** The message into which others are merged. */
const main = await buildMessage(db, { fid: world.forums.city })

type Client = Awaited<ReturnType<typeof board.client>>
type Seen = { tid: number; version: number }

/** How to do one action through the API: the person, the kind of message and the call. */
interface Act {
  readonly by: Person
  readonly on?: Partial<Insertable<MessageTable>>
  readonly call: (client: Client, seen: Seen) => Promise<unknown>
}

const reason = '理由充分，按规定办理'
const answer = ({ tid }: Seen) =>
  `您反映的第${tid}号留言，路灯损坏问题，我局已安排维修人员更换灯具，夜间照明已经恢复，感谢您的监督。`
const draft = {
  typeId: 2,
  domainId: 1,
  subject: '路灯损坏影响夜间出行',
  content: '小区门口的路灯坏了一周，晚上出行不便，老人和孩子容易摔倒，希望尽快修复。',
  isPublic: true,
  isAnonymous: false
} as const
const reply = (kind: 'interim' | 'final'): Act => ({
  by: 'city',
  call: (client, seen) => client.call('replyMessage', { body: { ...seen, kind, content: answer(seen) } })
})
const explain: Act = {
  by: 'city',
  call: (client, seen) => client.call('explainMessage', { body: { ...seen, content: answer(seen) } })
}
const grade: Act = {
  by: 'citizen',
  on: { replied_at: new Date() },
  call: (client, { tid }) =>
    client.call('gradeMessage', { body: { tid, gradeLevel: 5, gradeSpeed: 5, gradeManner: 5 } })
}
const disputed = { recheck_open: true }
const toBeDeleted = { deletion_open: true }

const acts: Readonly<Record<MessageAction, Act>> = {
  approve: {
    by: 'editor',
    call: (client, seen) => client.call('approveMessage', { body: { ...seen, priorityLevel: 2 } })
  },
  reclassify: {
    by: 'editor',
    call: (client, seen) => client.call('reclassifyMessage', { body: { ...seen, domainId: 2 } })
  },
  return: {
    by: 'editor',
    call: (client, seen) => client.call('returnMessage', { body: { ...seen, reason } })
  },
  resubmit: {
    by: 'citizen',
    call: (client, seen) => client.call('resubmitMessage', { body: { ...draft, ...seen } })
  },
  withdraw: {
    by: 'citizen',
    call: (client, { tid }) => client.call('withdrawMessage', { body: { tid } })
  },
  takeDown: {
    by: 'editor',
    call: (client, seen) => client.call('takeDownMessage', { body: { ...seen, reason } })
  },
  restore: {
    by: 'editor',
    on: { taken_down_at: new Date() },
    call: (client, seen) => client.call('restoreMessage', { body: { ...seen, reason } })
  },
  redact: {
    by: 'editor',
    call: (client, seen) => client.call('redactMessage', { body: { ...seen, publicContent: '路灯坏了。' } })
  },
  readdress: {
    by: 'editor',
    call: (client, seen) =>
      client.call('readdressMessage', { body: { ...seen, fid: world.forums.province, reason } })
  },
  supplement: {
    by: 'citizen',
    call: (client, { tid }) =>
      client.call('supplementMessage', { body: { tid, content: '补充：站牌旁的路灯也坏了' } })
  },
  replyInterim: reply('interim'),
  replyFinal: reply('final'),
  editReply: {
    by: 'city',
    call: async (client, seen) => {
      const { replies } = await client.call('getStaffMessage', { body: { tid: seen.tid } })
      const { id: replyId, version } = replies.at(-1) ?? { id: 0, version: 0 }
      return client.call('editReply', {
        body: { tid: seen.tid, replyId, version, content: answer(seen) }
      })
    }
  },
  grade,
  explain,
  gradeAgain: grade,
  lastExplanation: explain,
  assignOnline: {
    by: 'city',
    call: (client, seen) => client.call('assignMessage', { body: { ...seen, groupId: world.groups.bureau } })
  },
  assignOffline: {
    by: 'city',
    call: (client, seen) =>
      client.call('assignOffline', { body: { ...seen, unit: '路灯管理所', contact: '值班室' } })
  },
  requestRecheck: {
    by: 'city',
    call: (client, seen) =>
      client.call('requestRecheck', { body: { ...seen, matter: 1, channel: 1, reason } })
  },
  withdrawRecheck: {
    by: 'city',
    on: disputed,
    call: (client, { tid }) => client.call('withdrawRecheck', { body: { tid } })
  },
  rejectRecheck: {
    by: 'editor',
    on: disputed,
    call: (client, seen) => client.call('rejectRecheck', { body: { ...seen, reason } })
  },
  strikeGrade: {
    by: 'editor',
    on: disputed,
    call: (client, seen) => client.call('strikeGrade', { body: { ...seen, reason } })
  },
  merge: {
    by: 'city',
    call: (client, seen) => client.call('mergeMessage', { body: { ...seen, mainTid: main.tid, reason } })
  },
  split: {
    by: 'city',
    on: { merged_into: main.tid, merged: true },
    call: (client, { tid }) => client.call('splitMessage', { body: { tid } })
  },
  requestDeletion: {
    by: 'citizen',
    call: (client, { tid }) => client.call('requestDeletion', { body: { tid, reason } })
  },
  withdrawDeletion: {
    by: 'citizen',
    on: toBeDeleted,
    call: (client, { tid }) => client.call('withdrawDeletion', { body: { tid } })
  },
  consentDeletion: {
    by: 'editor',
    on: toBeDeleted,
    call: (client, seen) => client.call('consentDeletion', { body: seen })
  },
  refuseDeletion: {
    by: 'editor',
    on: toBeDeleted,
    call: (client, seen) => client.call('refuseDeletion', { body: { ...seen, reason } })
  },
  adoptSuggestion: {
    by: 'city',
    on: { type_id: 5 },
    call: (client, { tid }) => client.call('adoptSuggestion', { body: { tid } })
  },
  cancelAdoption: {
    by: 'city',
    on: { type_id: 5, adopted: true },
    call: (client, { tid }) => client.call('cancelAdoption', { body: { tid } })
  }
}

/** Creates a message of the city in these states, with a reply that can be edited. */
async function inStates(states: MessageStates, on: Act['on']): Promise<Seen> {
  const author_uid = await board.uid('citizen')
  const { tid, version } = await buildMessage(db, { fid: world.forums.city, author_uid, ...on, ...states })
  await buildReply(db, { tid })
  await db.updateTable('message').set(states).where('tid', '=', tid).execute()
  return { tid, version }
}

const statesOf = async (tid: number) =>
  await db
    .selectFrom('message')
    .select(['audit_state', 'state', 'version'])
    .where('tid', '=', tid)
    .executeTakeFirstOrThrow()

describe.each(actions)('the row %s', action => {
  const { by, on, call } = acts[action]
  const row = rows[action]
  const known = pairs.filter(
    pair => row.audit.from.includes(pair.audit_state) && row.state.from.includes(pair.state)
  )
  const others = pairs.filter(pair => !known.includes(pair))

  it('leads somewhere from each state that it starts from', () => {
    expect(known.length).toBe(row.audit.from.length * row.state.from.length)
    for (const pair of known) expect(nextStates(pair, action)).toBeDefined()
  })

  it('leads nowhere from other states', () => {
    for (const pair of others) {
      expect(isKnownMove(pair, action)).toBe(false)
      expect(() => nextStates(pair, action)).toThrow(`no transition ${action} from`)
    }
  })

  it.each(known)('leads to the same states as its call from $audit_state/$state', async from => {
    const seen = await inStates(from, on)
    await call(await board.client(by), seen)
    const { version, ...now } = await statesOf(seen.tid)
    expect(now).toEqual({ ...from, ...nextStates(from, action) })
    expect(version).toBeGreaterThan(seen.version)
  })

  it('is refused by its call from another state, which stays', async () => {
    const ofCall = actions.filter(one => rows[one].operation === row.operation)
    const unknown = others.filter(pair => !ofCall.some(one => isKnownMove(pair, one)))
    for (const from of unknown.filter(pair => pair.audit_state === row.audit.from[0] || pair.state === 0)) {
      const seen = await inStates(from, on)
      await expect(call(await board.client(by), seen)).rejects.toMatchObject({
        code: expect.stringMatching(/^(MSG0001|GEN0404)$/)
      })
      expect(await statesOf(seen.tid)).toEqual({ ...from, version: seen.version })
    }
  })
})
