import type { components } from '@board/generated/openapi'
import { type HealthCode, healthCodes } from '@board/schemas/facts/health'
import type { Block } from '../../platform/outgoing/reach.ts'
import { limits } from './limits.ts'

type SiteHealth = components['schemas']['SiteHealth']

/** The measurements of the site. Some are used only for the findings. */
export interface Seen extends Omit<SiteHealth, 'findings' | 'at'> {
  /** The number of messages by mail and SMS that are due but not sent, by channel. */
  readonly stuck: Readonly<Record<'mail' | 'sms', number>>
  /** Why nothing is sent by a channel that is set up; undefined if nothing stands against it. */
  readonly blocked: Readonly<Record<'mail' | 'sms', Block | undefined>>
  /** The names of what is in use although it does not work: configurations by their last trial, sign-ins by their last answer. */
  readonly broken: Readonly<Partial<Record<'mail' | 'sms' | 'storage' | 'signIn', string>>>
  /** The difference between the clocks of this process and the database, in seconds. */
  readonly clockSeconds: number
  /** Hours since the last backup; undefined if there is no backup. */
  readonly backupHours: number | undefined
  /** The year whose holidays should be known by now, and are not; undefined if there is none. */
  readonly yearMissing: number | undefined
}

const percent = (part: number, whole: number) => (whole > 0 ? Math.floor((part / whole) * 100) : 100)

/** Returns the free space of a disk in per cent. */
export const freeOf = ({ freeBytes, totalBytes }: Pick<Seen['disks'][number], 'freeBytes' | 'totalBytes'>) =>
  percent(freeBytes, totalBytes)

/** Returns the problem of a disk by its free space in per cent; undefined if there is none. */
export const diskProblem = (free: number): 'diskFull' | 'diskFilling' | undefined =>
  free < limits.diskFull ? 'diskFull' : free < limits.diskFilling ? 'diskFilling' : undefined

/** Returns the amount of each problem; undefined if there is no problem, `true` if the problem has no amount. */
function amounts(seen: Seen): Readonly<Record<HealthCode, number | true | undefined>> {
  const { jobs, sessions, database, process, errors, stuck, blocked, broken, clockSeconds, backupHours } =
    seen
  const { connections, connectionsMax, longestSeconds, answerMs, migrations, migrationsKnown } = database
  const letters = (channel: 'mail' | 'sms') => seen.letters.find(one => one.channel === channel)
  const failed = (channel: 'mail' | 'sms') => over(letters(channel)?.failed, 0)
  const notSetUp = (channel: 'mail' | 'sms') => {
    const found = letters(channel)
    return found && !found.isSetUp && !blocked[channel] ? over(found.waiting, 0) : undefined
  }
  // a new site: nothing waits yet, but codes could not be sent
  const missing = (channel: 'mail' | 'sms') =>
    (letters(channel)?.isSetUp === false && !blocked[channel] && !notSetUp(channel)) || undefined
  // letters wait because the channel is not set up or blocked, so they are not reported as stuck as well
  const held = (channel: 'mail' | 'sms') =>
    notSetUp(channel) || blocked[channel] ? undefined : over(stuck[channel], 0)
  const used = connections === null || connectionsMax === null ? 0 : percent(connections, connectionsMax)
  const free = Math.min(...seen.disks.map(freeOf))
  const memory = percent(process.memoryFreeBytes, process.memoryTotalBytes)
  const isOld = process.mode === 'production' && (backupHours ?? 0) > limits.backupHours
  const disk = diskProblem(free)
  const { trouble, behindSeconds } = seen.replica ?? {}
  const { bytes, limitBytes } = seen.storage
  const filled = limitBytes === null ? 0 : percent(bytes, limitBytes)
  const isSlow = answerMs > limits.answerMs || (longestSeconds ?? 0) > limits.statementSeconds
  return {
    mailFailed: failed('mail'),
    smsFailed: failed('sms'),
    mailStuck: held('mail'),
    smsStuck: held('sms'),
    mailNotSetUp: notSetUp('mail'),
    smsNotSetUp: notSetUp('sms'),
    mailMissing: missing('mail'),
    smsMissing: missing('sms'),
    // a channel that is blocked cannot pass a trial, which is one problem and not two
    mailBroken: (broken.mail !== undefined && !blocked.mail) || undefined,
    smsBroken: (broken.sms !== undefined && !blocked.sms) || undefined,
    storageBroken: broken.storage !== undefined || undefined,
    signInBroken: broken.signIn !== undefined || undefined,
    mailBlocked: blocked.mail === 'private' || undefined,
    smsBlocked: blocked.sms === 'private' || undefined,
    smsWithoutTls: blocked.sms === 'withoutTls' || undefined,
    jobsFailing: over(jobs.failing.length, 0),
    jobsOverdue: over(jobs.overdue.length, 0),
    jobsPaused: over(jobs.paused, 0),
    calendarMissing: seen.yearMissing,
    backupOld: isOld ? Math.floor((backupHours ?? 0) / 24) : undefined,
    // outside production, there is nothing to lose
    backupMissing: (backupHours === undefined && process.mode === 'production') || undefined,
    errorsLogged: over(errors, 0),
    signInsRefused: over(sessions.refused, limits.refused),
    databaseOld: over(migrationsKnown - migrations, 0),
    databaseNewer: over(migrations - migrationsKnown, 0),
    databaseEmbedded: (process.mode === 'production' && database.kind === 'pglite') || undefined,
    databaseSlow: isSlow || undefined,
    replicaAway: trouble === 'away' || undefined,
    replicaOther: trouble === 'other' || undefined,
    replicaLate: trouble === 'late' ? (behindSeconds ?? 0) : undefined,
    connectionsScarce: over(used, limits.connections),
    clocksApart: over(Math.round(clockSeconds), limits.clockSeconds),
    diskFull: disk === 'diskFull' ? free : undefined,
    diskFilling: disk === 'diskFilling' ? free : undefined,
    storageFull: filled >= limits.storageFull ? filled : undefined,
    storageFilling: filled < limits.storageFull ? over(filled, limits.storageFilling) : undefined,
    memoryScarce: memory < limits.memory ? memory : undefined
  }
}

const over = (amount = 0, limit: number) => (amount > limit ? amount : undefined)

const nameIn = ({ broken }: Seen, code: HealthCode): string | undefined =>
  ({
    mailBroken: broken.mail,
    smsBroken: broken.sms,
    storageBroken: broken.storage,
    signInBroken: broken.signIn
  })[code as string]

/** Lists the problems, the worst first. */
export function findingsOf(seen: Seen): SiteHealth['findings'] {
  const found = amounts(seen)
  return healthCodes.flatMap(code => {
    const amount = found[code]
    const name = nameIn(seen, code)
    if (amount === undefined) return []
    return [{ code, amount: amount === true ? null : amount, ...(name !== undefined && { name }) }]
  })
}
