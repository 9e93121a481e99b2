import type { Campaign } from './campaign.ts'

type Facts = Pick<Campaign, 'auditState' | 'lifeCycle' | 'withdrawn' | 'hasSummary' | 'confirmedAt'>

/** Tells whether a campaign waits for the platform's confirmation, for the first time or after a change. */
export const isToBeConfirmed = (campaign: Facts): boolean =>
  ['waiting', 'changeWaiting'].includes(standingOf(campaign))

/** Returns the key of the sentence on the state of a campaign and its next step. */
export function standingOf(campaign: Facts): string {
  const { auditState, lifeCycle, withdrawn, hasSummary, confirmedAt } = campaign
  if (withdrawn) return 'withdrawn'
  // after the end, a change can neither be made nor confirmed
  if (lifeCycle === 2 && auditState !== 1) return 'changeLapsed'
  if (auditState === 2) return confirmedAt === null || lifeCycle === null ? 'returned' : 'changeReturned'
  if (auditState === 3) return lifeCycle === null ? 'waiting' : 'changeWaiting'
  if (auditState === 0) return 'waiting'
  if (lifeCycle === 0) return 'notStarted'
  if (lifeCycle === 1) return 'collecting'
  return hasSummary ? 'summarized' : 'ended'
}
