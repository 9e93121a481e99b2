/** The events that the calls of a test file have caused. */
import { type EventVerb, listAudiences } from '@board/schemas/facts/events'
import type { Stage } from './stage.ts'

const happened = ({ db }: Stage) =>
  db.selectFrom('event').select(['verb', 'audience']).distinct().orderBy('verb').execute()

/** Returns the verbs of all events. */
export async function happenedVerbs(stage: Stage): Promise<Set<string>> {
  return new Set((await happened(stage)).map(({ verb }) => verb))
}

/** Returns the events whose audience is none of those that their verb allows. */
export async function wrongAudiences(stage: Stage) {
  return (await happened(stage)).filter(
    ({ verb, audience }) => !listAudiences(verb as EventVerb).some(one => one === audience)
  )
}
