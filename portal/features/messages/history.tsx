import type { DataOf } from '@board/client'
import type { EventVerb } from '@board/schemas/facts/events'
import { type MessageKey, type Translate, useT } from '../../lib/i18n.tsx'
import { splitDuration } from '../../lib/time.ts'
import { Timeline } from '../../ui/lists/timeline.tsx'

/** The events that have a name of their own. */
const shown = [
  'message.posted',
  'message.approved',
  'message.returned',
  'message.resubmitted',
  'message.withdrawn',
  'message.merged',
  'message.split',
  'merge.received',
  'message.takenDown',
  'message.restored',
  'message.readdressed',
  'message.deletionRequested',
  'message.deletionWithdrawn',
  'message.deletionRefused',
  'message.deleted',
  'message.voiced',
  'suggestion.adopted',
  'suggestion.adoptionCancelled',
  'supplement.posted',
  'supplement.approved',
  'supplement.returned',
  'supplement.withdrawn',
  'reply.interim',
  'reply.final',
  'reply.explained',
  'reply.explainedLast',
  'reply.edited',
  'grade.given',
  'grade.givenAgain',
  'extension.approved',
  'deadline.moved',
  'grading.closing',
  'phone.revealed',
  'comment.approved',
  'comment.refused',
  'entry.adopted',
  'entry.adoptionCancelled'
] as const satisfies readonly EventVerb[]

/** Returns the name of an event. Events without a name of their own share one. */
export function eventName(verb: string): MessageKey {
  const known = shown.find(candidate => candidate === verb)
  return known ? `event.${known}` : 'event.other'
}

/** Returns the text of an event. For a merge it contains the number of the other message. */
const wordsOf = (
  t: Translate,
  { verb, otherTid }: Pick<DataOf<'getMessage'>['timeline'][number], 'verb' | 'otherTid'>
): string =>
  t(verb === 'message.merged' && otherTid ? 'message.mergedInto' : eventName(verb), { tid: otherTid ?? '' })

/** Shows each step from submission to the last grade: who did it, when, and how long it took. */
export function History({ timeline }: { timeline: DataOf<'getMessage'>['timeline'] }) {
  const t = useT()
  return (
    <Timeline
      label={t('timeline.title')}
      steps={timeline.map(({ id, verb, otherTid, actorName, at, note, secondsSincePrevious }) => ({
        id,
        what: wordsOf(t, { verb, otherTid }),
        who: actorName,
        at,
        // less than a minute says nothing, here as for the institution
        took:
          secondsSincePrevious && secondsSincePrevious >= 60
            ? t('timeline.took', { time: duration(secondsSincePrevious, t) })
            : undefined,
        note: note ?? undefined,
        tone: verb.startsWith('reply.') ? 'ok' : undefined
      }))}
    />
  )
}

/** Formats a duration in its largest unit and the one below; a unit of which there is none is left out. */
export function duration(seconds: number, t: Translate): string {
  const split = splitDuration(seconds)
  const units = split.days > 0 ? (['days', 'hours'] as const) : (['hours', 'minutes'] as const)
  return units
    .filter(unit => split[unit] > 0)
    .map(unit => t(`time.${unit}`, split))
    .join(' ')
}
