import { type EventVerb, eventVerbs, listAudiences } from '@board/schemas/facts/events'
import { beforeAll, describe, expect, it } from 'vitest'
import { accepted } from '../support/scenes.ts'
import type { Caller, Stage } from '../support/stage.ts'

type Reader =
  | 'visitor'
  | 'neighbour'
  | 'stranger'
  | 'congress'
  | 'office'
  | 'citizen'
  | 'city'
  | 'bureau'
  | 'editor'

/** The audiences of each reader of the message. The city handles its forum, the bureau its assignment. */
const readers: Readonly<Record<Reader, readonly string[]>> = {
  visitor: ['public'],
  neighbour: ['public'],
  stranger: ['public'],
  congress: ['public'],
  office: ['public'],
  citizen: ['public', 'author', 'parties'],
  city: ['public', 'holders', 'parties'],
  bureau: ['public', 'holders', 'parties'],
  editor: ['public', 'author', 'holders', 'parties', 'editor']
}

const call: Partial<Record<Reader, 'getStaffMessage' | 'getEditorMessage'>> = {
  city: 'getStaffMessage',
  bureau: 'getStaffMessage',
  editor: 'getEditorMessage'
}

const noteOf = (verb: EventVerb) => `${verb} 的说明`

/** Tests one public message with every kind of event, each with a note of its own. */
export function describeTimelines(stage: Stage): void {
  describe('the timeline of a message', () => {
    const seen = new Map<Reader, { verbs: Set<string>; text: string }>()

    beforeAll(async () => {
      const { tid, tpid } = await accepted(stage)
      const rows = eventVerbs.map(verb => ({
        verb,
        audience: listAudiences(verb)[0] ?? 'editor',
        tid,
        note: noteOf(verb),
        tpid: verb.startsWith('assignment.') ? tpid : null,
        at: stage.clock.now(),
        subject_kind: 'message',
        subject_id: tid,
        actor_uid: null,
        actor_kind: 'system'
      }))
      await stage.db.insertInto('event').values(rows).execute()
      for (const reader of Object.keys(readers) as Reader[]) {
        const id = call[reader] ?? 'getMessage'
        const message = await stage.call(reader as Caller, id, { body: { tid } })
        const written = message.timeline.filter(({ note }) => note?.endsWith(' 的说明'))
        seen.set(reader, {
          verbs: new Set(written.map(({ verb }) => verb)),
          text: JSON.stringify(message)
        })
      }
    })

    it.for(eventVerbs)('%s is shown to its audience and to nobody else', verb => {
      const [audience = ''] = listAudiences(verb)
      for (const [reader, theirs] of Object.entries(readers)) {
        const found = seen.get(reader as Reader)
        expect([reader, found?.verbs.has(verb)]).toEqual([reader, theirs.includes(audience)])
        // its note does not stand anywhere else in the answer either
        expect([reader, found?.text.includes(noteOf(verb))]).toEqual([reader, theirs.includes(audience)])
      }
    })
  })
}
