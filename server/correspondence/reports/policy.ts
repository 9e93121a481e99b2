/**
 * The rules about who may act on a report to a superior. They are pure functions over the transition table. Domain 4.
 */
import { type Actor, isInstitution } from '../../platform/actor.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { MessageRecord } from '../../records/message-core/record.ts'
import { isApproved, isConcluded } from '../../records/message-core/transitions.ts'
import type { ReportRecord } from './store.ts'
import { type ReportAction, type ReportTransition, reportTransitions } from './transitions.ts'

const rows: Readonly<Record<ReportAction, ReportTransition>> = reportTransitions
const names = Object.keys(rows) as ReportAction[]

type Reported = Pick<MessageRecord, 'group_id' | 'audit_state' | 'state' | 'recheck_open'>

/** Returns the reason why the group's own message cannot be reported now; null if it can. */
export function reportObstacle(
  message: Reported,
  parentId: number | null,
  isOpen: boolean
): 'RPT0001' | 'RPT0002' | 'RPT0004' | null {
  if (parentId === null) return 'RPT0001'
  if (isOpen) return 'RPT0002'
  return isConcluded(message) || message.recheck_open ? 'RPT0004' : null
}

/**
 * Tells whether the message is one that the actor's group may report: it has the message, and the message is approved.
 */
export const isTheirs = (actor: Actor, message: Reported): boolean =>
  isInstitution(actor) && actor.group.id === message.group_id && isApproved(message)

function isWho(actor: Actor, report: ReportRecord, action: ReportAction): boolean {
  const group = rows[action].who === 'superior' ? report.superior_id : report.group_id
  return isInstitution(actor) && actor.group.id === group
}

const fits = (report: ReportRecord, message: Reported, action: ReportAction): boolean =>
  rows[action].from.includes(report.state) && isApproved(message)

/** Tells whether an open recheck prevents taking over the message. */
const isDisputed = (message: Reported, action: ReportAction): boolean =>
  action === 'takeOver' && message.recheck_open

/**
 * Refuses an action that is not possible now. A report that the actor may not act on looks as if it were missing.
 * @throws Refusal GEN0404, RPT0003, RPT0005
 */
export function requireReportAction(
  actor: Actor,
  report: ReportRecord,
  message: Reported,
  action: ReportAction
): void {
  if (!isWho(actor, report, action)) throw new Refusal('GEN0404')
  if (!fits(report, message, action)) throw new Refusal('RPT0003', { action: rows[action].name })
  if (isDisputed(message, action)) throw new Refusal('RPT0005')
}

/** Returns the operations that the actor may call on the report now. */
export const allowedReportActions = (actor: Actor, report: ReportRecord, message: Reported): string[] =>
  names
    .filter(name => isWho(actor, report, name) && fits(report, message, name) && !isDisputed(message, name))
    .map(name => rows[name].operation)
