import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { formatTime } from '../../derive/time.ts'
import { Notice } from '../../widgets/parts/States.tsx'
import type { StaffMessage } from '../taskMain/modes.ts'

type Entries = StaffMessage['timeline']

/** The events of a record that another person caused while this page showed it. */
export interface Overtaking {
  /** Remembers the present end of the timeline: later entries are another person's. The caller calls it at a conflict. */
  note: () => void
  /** The entries since then, oldest first; undefined if there was no conflict. */
  since: Entries | undefined
}

/** Remembers the end of a record's timeline at a conflict of a decision. */
export function useOvertaking(timeline: Entries = []): Overtaking {
  const [last, setLast] = useState<number>()
  return {
    note: () => setLast(timeline.at(-1)?.id ?? 0),
    since: last === undefined ? undefined : timeline.filter(({ id }) => id > last)
  }
}

/** Shows what another person decided meanwhile, after the record was fetched again. */
export function Overtaken({ by: { since } }: { by: Overtaking }) {
  const translate = useTranslate()
  if (!since) return null
  const told = since.map(({ verb, actorName, at }) =>
    translate('review.doneBy', {
      verb: translate(`events.${verb}`, { _: verb }),
      name: actorName || translate('review.someone'),
      at: formatTime(at)
    })
  )
  return (
    <div role="status">
      <Notice
        kind="info"
        words={translate('review.overtaken')}
        {...(told.length > 0 && { hint: told.join(translate('review.separator')) })}
      />
    </div>
  )
}
