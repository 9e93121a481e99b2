import { eventVerbs } from '@board/schemas/facts/events'
import { banner, quote } from './text.ts'

/** Writes the verbs of events without their words, for front ends. */
export const emitEventVerbs = (): string =>
  [
    banner,
    "import type { EventVerb } from '@board/schemas/facts/events'\n",
    '/** Every verb of an event. */',
    `export const eventVerbs: readonly EventVerb[] = [\n${eventVerbs.map(verb => `  ${quote(verb)}`).join(',\n')}\n]\n`
  ].join('\n')
