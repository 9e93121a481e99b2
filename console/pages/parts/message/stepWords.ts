import type { useTranslate } from 'ra-core'
import type { StaffMessage } from './modes.ts'

type Step = Pick<StaffMessage['timeline'][number], 'verb' | 'otherTid'>

/** Returns the text of a step of a timeline, with the number of another message if it concerns one. */
export function stepWords(translate: ReturnType<typeof useTranslate>, { verb, otherTid }: Step): string {
  const words = translate(`events.${verb}`, { _: verb })
  return otherTid ? translate(`task.step.${verb}`, { tid: otherTid, _: words }) : words
}
