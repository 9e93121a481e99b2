import type { DB } from '@board/generated/database'
import type { Insertable } from 'kysely'
import type { Ledger, MessageRow } from './ledger.ts'
import type { World } from './world.ts'

type Mark = Insertable<DB['message_mark']>

const minute = 60_000

const uidOf = (world: World, name: string): number => {
  const account = world.accounts.find(({ username }) => username === name)
  if (!account) throw new Error(`There is no demo account ${name}`)
  return account.uid
}

/** The number of the newest public messages that accounts mark or open. */
const looked = 60

/** Returns marks on messages of all demo accounts, and of other citizens, so that the counts are not zero. */
export function markRows(world: World, { messages, assignments }: Ledger, now: Date): Mark[] {
  const open = messages.filter(({ audit_state, is_public }) => audit_state === 1 && is_public)
  const newest = open.slice(-looked).reverse()
  const [citizen, company] = [uidOf(world, 'citizen'), uidOf(world, 'company')]
  const mark = (account_uid: number, kind: string) => (message: MessageRow, index: number) => ({
    account_uid,
    kind,
    tid: message.tid,
    at: new Date(now.getTime() - (index + 1) * 7 * minute)
  })
  const each = (step: number, from = 0) => newest.filter((_, index) => index % step === from)
  const others = world.accounts.filter(({ kind }) => kind === 'citizen').slice(1, 9)
  const boardOf = (name: string) => {
    const account = world.accounts.find(({ username }) => username === name)
    const held = new Set(
      assignments.filter(row => row.holder_group_id === account?.group_id).map(({ tid }) => tid)
    )
    const own = messages.filter(
      row => row.audit_state === 1 && (row.group_id === account?.group_id || held.has(row.tid))
    )
    return own.slice(-8).map(mark(uidOf(world, name), 'kept'))
  }
  const institutions = ['city', 'bureau', 'province']
  return [
    ...newest.map(mark(citizen, 'opened')),
    ...each(5).map(mark(citizen, 'favourite')),
    ...each(8).map(mark(citizen, 'follow')),
    // a like of a demo account must belong to the message's count of likes
    ...each(3)
      .filter(({ like_count }) => Number(like_count) > 0)
      .map(mark(citizen, 'like')),
    ...each(9, 1).map(mark(company, 'favourite')),
    ...others.flatMap(({ uid }, index) => [
      ...each(4, index % 4).map(mark(uid, 'favourite')),
      ...each(7, index % 7).map(mark(uid, 'follow'))
    ]),
    ...institutions.flatMap(boardOf)
  ]
}
