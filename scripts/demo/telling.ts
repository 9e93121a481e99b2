import type { MessageAction } from '@board/server/records/message-core/transitions'
import type { Life } from './life.ts'
import type { Step } from './step.ts'

/** Writes a decision of an editor as an event for the author, and notifies the author. */
export function tellAuthor(life: Life, verb: string, note: string | null, more: object = {}): void {
  life.tell('editor', { verb, audience: 'author', note, toAuthor: true, ...more })
}

/** Writes an action of the author that changes the message, as an event for the author only. */
export function moveByAuthor(life: Life, action: MessageAction, verb: string, more: object = {}): void {
  life.move(action)
  life.tell('author', { verb, audience: 'author', ...more })
}

/** Returns a step with only an action of the author. */
export const authorStep = (hours: Step['hours'], action: MessageAction, verb: string): Step => ({
  hours,
  pace: 'citizen',
  run: life => moveByAuthor(life, action, verb)
})
