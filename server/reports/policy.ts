/** The rules of who may act on a report upward; pure functions over the transition table. Domain 4. */
import { type Actor, isInstitution } from '../actor.ts'
import type { MessageRecord } from '../message-core/record.ts'
import { isApproved, isConcluded } from '../message-core/transitions.ts'
import { Refusal } from '../refusal.ts'
import type { ReportRecord } from './store.ts'
import { type ReportAction, type ReportTransition, reportTransitions } from './transitions.ts'

const rows: Readonly<Record<ReportAction, ReportTransition>> = reportTransitions
const names = Object.keys(rows) as ReportAction[]

type Reported = Pick<MessageRecord, 'group_id' | 'audit_state' | 'state' | 'recheck_open'>

/** Why a message cannot be reported now; null: it can. The group's own it is. */
export function obstacleTo(
  message: Reported,
  parentId: number | null,
  isOpen: boolean
): 'RPT0001' | 'RPT0002' | 'RPT0004' | null {
  if (parentId === null) return 'RPT0001'
  if (isOpen) return 'RPT0002'
  return isConcluded(message) || message.recheck_open ? 'RPT0004' : null
}

/** Whether it is theirs to report: their forum's, once it is approved. */
export const isTheirs = (actor: Actor, message: Reported): boolean =>
  isInstitution(actor) && actor.group.id === message.group_id && isApproved(message)

function isWho(actor: Actor, report: ReportRecord, action: ReportAction): boolean {
  const group = rows[action].who === 'superior' ? report.superior_id : report.group_id
  return isInstitution(actor) && actor.group.id === group
}

const fits = (report: ReportRecord, message: Reported, action: ReportAction): boolean =>
  rows[action].from.includes(report.state) && isApproved(message)

/** Whether a recheck is in the way of taking the message over. */
const isDisputed = (message: Reported, action: ReportAction): boolean =>
  action === 'takeOver' && message.recheck_open

/** Missing and forbidden look the same. @throws Refusal GEN0404, RPT0003, RPT0005 */
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

/** The operations that the actor may call on the report now. */
export const allowedReportActions = (actor: Actor, report: ReportRecord, message: Reported): string[] =>
  names
    .filter(name => isWho(actor, report, name) && fits(report, message, name) && !isDisputed(message, name))
    .map(name => rows[name].operation)
