import type { Language } from '@board/schemas/errors/catalogue'
import { getGroup } from '../../directory/groups/find.ts'
import { standardReasonsIn } from '../../directory/site/dictionaries.ts'
import type { Actor } from '../../platform/actor.ts'
import { seconds } from '../../platform/calendar/time.ts'
import type { Db } from '../../platform/database/open.ts'
import { type TimelineEvent, timelineFor } from '../../platform/events/timeline.ts'
import type { MessageRecord } from '../../records/message-core/record.ts'
import { actorNameOf } from './posting/names.ts'
import { deadlineNote } from './promise/deadline-note.ts'
import { beginningOf } from './promise/elapsed.ts'

/** Returns the number of the other message of a merge; null for other events. */
function otherOf({ verb, before, after }: TimelineEvent): number | null {
  const facts: unknown = { 'message.merged': after, 'message.split': before, 'merge.received': after }[verb]
  const { mainTid, tid } = (facts ?? {}) as { readonly mainTid?: unknown; readonly tid?: unknown }
  const other = mainTid ?? tid
  return typeof other === 'number' ? other : null
}

/**
 * Returns the events of a message that the reader may see, oldest first, each with the time that it took.
 * An answer counts from the step that began its time, any other step from the one before.
 * Domain 2.
 */
export async function readTimeline(
  db: Db,
  actor: Actor,
  message: MessageRecord,
  authorName: string,
  language: Language
) {
  const group = await getGroup(db, message.group_id)
  const timelined = {
    tid: message.tid,
    authorUid: message.author_uid,
    groupId: message.group_id,
    groupPath: group.path
  }
  const events = await timelineFor(db, actor, timelined)
  const inLanguage = await standardReasonsIn(db, language)
  return events.map((event, index) => {
    const begun = beginningOf(event, events.slice(0, index))
    return {
      id: event.id,
      verb: event.verb,
      actorName: actorNameOf(event, message, authorName, language),
      at: seconds(event.at),
      note: deadlineNote(event, language) ?? inLanguage(event.note),
      otherTid: otherOf(event),
      ...(actor.accountId !== null && event.actorUid === actor.accountId && { own: true }),
      secondsSincePrevious: begun ? Math.max(0, seconds(event.at) - seconds(begun.at)) : null
    }
  })
}
