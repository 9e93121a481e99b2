import type { DB } from '@board/generated/database'
import type { Insertable } from 'kysely'
import type { Ledger, MessageRow, Row } from './ledger.ts'
import type { AccountRow } from './people.ts'
import { type Random, randomFrom, seedOf } from './random.ts'
import type { World } from './world.ts'

type Voice = Row<'voice'>

const notes = [
  '我家也遇到同样的情况，希望尽快处理。',
  '情况属实，我们这一片好几户都是这样。',
  '已经持续一段时间了，白天晚上都有。',
  '工作日晚上七点以后我都在家，可以一起看现场。',
  '希望处理以后把结果告诉大家。',
  '我向社区反映过一次，还没有结果。'
]

/** The most voices of a message; most messages with voices have only a few. */
const maxVoices = 36
/** The types of messages that others can join: complaints and requests for help. */
const shared: readonly number[] = [2, 6]

/** Returns the time of a column in milliseconds. */
const timeOf = (value: unknown): number => new Date(value as string | Date).getTime()

/**
 * Adds voices of citizens to public messages: returns the voices, and writes their number into each message. It runs
 * before messages and accounts are written, because citizens get the regions that the handlers read as numbers.
 */
export function giveVoices(world: World, { messages }: Ledger): Voice[] {
  const random = randomFrom(seedOf('voices'))
  const citizens = world.accounts.filter(({ kind }) => kind === 'citizen')
  const demo = citizens.find(({ username }) => username === 'citizen')
  const regions = new Map(world.forums.map(({ fid, regionId }) => [fid, regionId]))
  giveRegions(citizens, regions, random)
  const neighbours = Map.groupBy(citizens, ({ region_id }) => provinceOf(region_id))
  const voices: Voice[] = []
  const open = messages.filter(
    ({ audit_state, is_public, type_id }) => audit_state === 1 && is_public && shared.includes(type_id)
  )
  for (const [index, message] of open.entries()) {
    const isDemo = index > open.length - 60 && index % 9 === 0
    if (!isDemo && !random.chance(0.2)) continue
    const near = neighbours.get(provinceOf(regions.get(message.fid))) ?? citizens
    const people = new Set(isDemo && demo ? [demo] : [])
    for (let left = 1 + Math.floor(random.next() ** 4 * maxVoices); left > 0; left--)
      people.add(random.pick(near))
    for (const person of people) {
      if (person.uid === message.author_uid) continue
      voices.push(voiceOf(message, person, { random, now: world.now, isAnswered: person !== demo }))
    }
  }
  const counts = Map.groupBy(voices, ({ tid }) => tid)
  for (const message of messages) {
    message.voice_count = counts.get(Number(message.tid))?.length ?? 0
    message.voice_peak = message.voice_count
  }
  return voices
}

/** Returns the province of a region by the digits of GB/T 2260; null without a region. */
const provinceOf = (regionId: number | null | undefined): number | null =>
  regionId ? Math.floor(regionId / 10_000) : null

/** Writes a region into the accounts of most citizens. */
function giveRegions(
  citizens: readonly AccountRow[],
  regions: ReadonlyMap<number, number | null>,
  random: Random
): void {
  const known = [...regions.values()].filter(regionId => regionId !== null)
  for (const person of citizens) {
    if (person.region_id === null && random.chance(0.85)) person.region_id = random.pick(known)
  }
}

function voiceOf(
  message: MessageRow,
  person: AccountRow,
  { random, now, isAnswered }: { random: Random; now: Date; isAnswered: boolean }
): Voice {
  const from = timeOf(message.approved_at)
  const createdAt = new Date(from + random.next() * (now.getTime() - from))
  const repliedAt = message.replied_at === null ? undefined : timeOf(message.replied_at)
  const isAsked = Number(message.state) >= 2 && repliedAt !== undefined
  const solved = isAsked && isAnswered && random.chance(0.6) ? random.weighted(answers) : null
  const since = Math.max(createdAt.getTime(), repliedAt ?? 0)
  return {
    tid: Number(message.tid),
    account_uid: Number(person.uid),
    note: random.chance(0.3) ? random.pick(notes) : '',
    created_at: createdAt,
    solved,
    answered_at: solved === null ? null : new Date(since + random.next() * (now.getTime() - since))
  }
}

const answers = [
  [1, 6],
  [2, 3],
  [3, 1]
] as const

/** Returns the marks by which the joined citizens follow the messages. */
export const followsOf = (voices: readonly Voice[]): Insertable<DB['message_mark']>[] =>
  voices.map(({ account_uid, tid, created_at }) => ({ account_uid, kind: 'follow', tid, at: created_at }))
