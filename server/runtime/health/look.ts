import type { components } from '@board/generated/openapi'
import { askedFor } from '@board/schemas/facts/beans'
import { readParameters } from '../../directory/site/parameters.ts'
import { dateOf } from '../../platform/calendar/calendar.ts'
import { readCalendar } from '../../platform/calendar/load.ts'
import { seconds } from '../../platform/calendar/time.ts'
import { type CalendarFacts, knowsYear } from '../../platform/calendar/working-calendar.ts'
import type { Deps } from '../../platform/deps/deps.ts'
import { usedBytes, wholeSite } from '../../platform/files/use/storage-use.ts'
import { mailBlock } from '../../platform/mail/blocked.ts'
import { outgoingOf } from '../../platform/outgoing/addresses.ts'
import type { Block } from '../../platform/outgoing/reach.ts'
import { smsBlock } from '../../platform/sms/blocked.ts'
import { lastBackup } from '../backup/last.ts'
import { findingsOf, type Seen } from './findings.ts'
import { limits } from './limits.ts'
import { measureDisks, measureProcess } from './machine.ts'
import { knownMigrations } from './ready.ts'
import {
  type BrokenInUse,
  countLetters,
  countUse,
  type JobFigures,
  type LetterFigures,
  selectBroken,
  selectDatabaseFigures,
  selectJobs,
  timeAnswer
} from './store.ts'

const [minute, hour, day] = [60_000, 3_600_000, 86_400_000]
const before = (now: Date, milliseconds: number) => new Date(now.getTime() - milliseconds)
const moment = (at: Date | null) => (at === null ? null : seconds(at))

/** Measures the state of the site and lists its problems. It runs a few short queries and stores nothing. */
export async function measureSite(
  deps: Pick<Deps, 'config' | 'database'> & Partial<Pick<Deps, 'replica' | 'outgoing' | 'identities'>>,
  now: Date
): Promise<components['schemas']['SiteHealth']> {
  const { db, kind } = deps.database
  const { config, outgoing = outgoingOf(config.privateTargets) } = deps
  const stuckSince = before(now, limits.stuckMinutes * minute)
  const answerMs = await timeAnswer(db)
  const [
    letters,
    jobs,
    { errors, ...sessions },
    database,
    disks,
    backup,
    storage,
    mail,
    sms,
    broken,
    calendar
  ] = await Promise.all([
    countLetters(db, stuckSince, before(now, limits.failedDays * day)),
    selectJobs(db),
    countUse(db, now, before(now, hour), before(now, day)),
    measureDatabase(deps, answerMs),
    measureDisks(config, kind === 'pglite'),
    lastBackup(db),
    measureStorage(db),
    mailBlock(db, outgoing, now),
    smsBlock(db, outgoing, now),
    selectBroken(db),
    readCalendar(db)
  ])
  const blocked = { mail, sms }
  const stuckOf = (channel: string) => letters.find(one => one.channel === channel)?.stuck ?? 0
  const seen: Seen = {
    letters: letters.map(one => shownLetters(one, config.mode === 'demo', blocked[one.channel])),
    jobs: shownJobs(jobs, before(now, limits.overdueMinutes * minute)),
    sessions,
    errors,
    disks,
    replica: shownReplica(deps.replica),
    storage,
    database: database.shown,
    backup: backup ? { ...backup, at: seconds(backup.at) } : null,
    backupHours: backup && (now.getTime() - backup.at.getTime()) / hour,
    yearMissing: missingYear(calendar, now),
    process: measureProcess(config),
    stuck: { mail: stuckOf('mail'), sms: stuckOf('sms') },
    blocked,
    broken: shownBroken(broken, deps.identities),
    clockSeconds: database.clockSeconds
  }
  const { stuck, blocked: _blocked, broken: _broken, clockSeconds, backupHours, yearMissing, ...shown } = seen
  return { at: seconds(now), findings: findingsOf(seen), ...shown }
}

/**
 * Returns the first year whose holidays should be known and are not: this year, and from the month of the notice on the next
 * one.
 */
export function missingYear(calendar: CalendarFacts, now: Date): number | undefined {
  const [year = 0, month = 0] = dateOf(now).split('-').map(Number)
  const due = month >= limits.noticeMonth ? [year, year + 1] : [year]
  return due.find(one => !knowsYear(calendar, one))
}

async function measureStorage(db: Deps['database']['db']): Promise<Seen['storage']> {
  const [bytes, { storage }] = await Promise.all([usedBytes(db, wholeSite), readParameters(db)])
  return { bytes, limitBytes: storage.site === 0 ? null : storage.site }
}

function shownBroken(
  broken: BrokenInUse | undefined,
  identities: Deps['identities'] | undefined
): Seen['broken'] {
  const { mail, sms, storage } = broken ?? {}
  const signIn = identities?.failing().join(', ')
  return {
    ...(mail && { mail }),
    ...(sms && { sms }),
    ...(storage && { storage }),
    ...(signIn && { signIn })
  }
}

function shownReplica(replica: Deps['replica']): Seen['replica'] {
  if (!replica) return null
  const { isRead, trouble, behind } = replica.figures()
  const behindSeconds = Number.isFinite(behind) ? Math.round(behind / 1000) : null
  return { isRead, trouble: trouble ?? null, behindSeconds }
}

async function measureDatabase({ database: { db, kind } }: Pick<Deps, 'database'>, answerMs: number) {
  const [figures, migrationsKnown] = await Promise.all([selectDatabaseFigures(db), knownMigrations()])
  // the real clock of this process, not the injected clock of the requests
  const clock = Date.now() / 1000
  const { longestSeconds = null, applied = 0, connections = 0, connectionsMax = 0 } = figures ?? {}
  const isServer = kind === 'postgres'
  const shown: Seen['database'] = {
    kind,
    version: figures?.version ?? '',
    bytes: figures?.bytes ?? 0,
    answerMs: Math.round(answerMs),
    connections: isServer ? connections : null,
    connectionsMax: isServer ? connectionsMax : null,
    longestSeconds: isServer && longestSeconds !== null ? Math.floor(Math.max(0, longestSeconds)) : null,
    migrations: applied,
    migrationsKnown
  }
  return { shown, clockSeconds: figures ? Math.abs(figures.clock - clock) : 0 }
}

function shownLetters(
  { channel, waiting, oldestAt, failed, failedAt, isConfigured }: LetterFigures,
  hasInbox: boolean,
  block: Block | undefined
): Seen['letters'][number] {
  const moments = { oldestAt: moment(oldestAt), failedAt: moment(failedAt) }
  return { channel, isSetUp: (isConfigured || hasInbox) && !block, waiting, failed, ...moments }
}

function shownJobs(jobs: readonly JobFigures[], overdueSince: Date): Seen['jobs'] {
  const active = jobs.filter(({ isActive }) => isActive)
  const job = ({ id, beanName }: JobFigures, at: Date | null) => ({ id, beanName, at: moment(at) })
  const isLate = (at: Date | null): at is Date => at !== null && at < overdueSince
  const overdueAt = ({ nextAt, dueAt }: JobFigures) => [dueAt, nextAt].find(isLate)
  const resting = jobs.filter(({ isActive }) => !isActive)
  const asked = resting.filter(({ beanName }) => askedFor.some(bean => bean === beanName))
  const next = active.find(({ nextAt }) => nextAt !== null)
  return {
    active: active.length,
    paused: resting.length - asked.length,
    askedFor: asked.length,
    underWay: jobs.filter(({ isQueued }) => isQueued).length,
    failing: active.filter(({ failedAt }) => failedAt !== null).map(one => job(one, one.failedAt)),
    overdue: active.flatMap(one => {
      const at = overdueAt(one)
      return at ? [job(one, at)] : []
    }),
    next: next ? job(next, next.nextAt) : null
  }
}
