import type { EventVerb } from '@board/schemas/facts/events'
import { readParameters, type SiteParameters } from '../../directory/site/parameters.ts'
import { listCallers } from '../../people/access/holders.ts'
import type { Trx } from '../../platform/database/open.ts'
import { recordEvent } from '../../platform/events/record.ts'
import { notify } from '../../platform/notify/notify.ts'
import { type AlertFigures, listConcernedGroups, markAlerted, selectAlertFigures } from './store.ts'

type Limits = SiteParameters['hotAlert']

const day = 86_400_000

/** Fewer people of the last seven days are no growth. */
const leastGrowing = 5

/** Returns how often a figure has reached a limit: 0 below it, 1 from it on, one more each time it doubles. */
export function stepFor(figure: number, limit: number): number {
  if (limit <= 0 || figure < limit) return 0
  return Math.floor(Math.log2(figure / limit)) + 1
}

/** Returns the steps that an issue has reached. */
function stepsFor({ people, recent, earlier }: AlertFigures, limits: Limits) {
  const growth = recent < leastGrowing ? 0 : recent / Math.max(1, earlier)
  return { people: stepFor(people, limits.people), growth: stepFor(growth, limits.growth) }
}

/**
 * Notifies editors and the institutions concerned of issues that have reached the number of people or the growth of the site's
 * parameters, once for each issue and step. A step is reached again when the figure doubles. Domain 8.
 * @returns the number of alerts
 */
export async function alertOfIssues(trx: Trx, now: Date): Promise<number> {
  const { hotAlert } = await readParameters(trx)
  if (hotAlert.people === 0 && hotAlert.growth === 0) return 0
  const since = new Date(now.getTime() - hotAlert.days * day)
  let alerts = 0
  const issues = await selectAlertFigures(trx, { since, now })
  // the newest notification stands first, so that of the most people is sent last
  for (const issue of issues.toSorted((one, other) => one.people - other.people)) {
    const steps = stepsFor(issue, hotAlert)
    const isLarger = steps.people > issue.peopleStep
    if (!isLarger && steps.growth <= issue.growthStep) continue
    await markAlerted(trx, issue.id, {
      people_step: Math.max(steps.people, issue.peopleStep),
      growth_step: Math.max(steps.growth, issue.growthStep)
    })
    await sendAlert(trx, isLarger ? 'issue.manyPeople' : 'issue.growing', issue, now)
    alerts += 1
  }
  return alerts
}

async function sendAlert(
  trx: Trx,
  verb: EventVerb,
  { id, title, people, recent, earlier }: AlertFigures,
  now: Date
): Promise<void> {
  const eventId = await recordEvent(trx, {
    verb,
    audience: 'holders',
    subject: { kind: 'issue', id },
    actor: 'system',
    at: now,
    after: { people, recent, earlier }
  })
  const [accounts, groups] = await Promise.all([
    listCallers(trx, 'publishHotIssue'),
    listConcernedGroups(trx, id)
  ])
  await notify(trx, { eventId, verb, tid: null, subject: title, at: now }, { accounts, groups })
}
