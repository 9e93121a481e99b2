import type { MessageAction } from '@board/server/message-core/transitions'
import type { Life } from './life.ts'
import type { Step } from './step.ts'

/** An editor decides something that is the author's business alone, who is told. */
export function tellAuthor(life: Life, verb: string, note: string | null, more: object = {}): void {
  life.tell('editor', { verb, audience: 'author', note, toAuthor: true, ...more })
}

/** The author does something by which the message moves, and which nobody else hears of. */
export function moveByAuthor(life: Life, action: MessageAction, verb: string, more: object = {}): void {
  life.move(action)
  life.tell('author', { verb, audience: 'author', ...more })
}

/** A step of the author's of which nothing else comes. */
export const authorStep = (hours: Step['hours'], action: MessageAction, verb: string): Step => ({
  hours,
  pace: 'citizen',
  run: life => moveByAuthor(life, action, verb)
})
