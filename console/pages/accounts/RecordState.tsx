import { useTranslate } from 'ra-core'
import { type Tone, ToneWord } from '../../widgets/cells/cells.tsx'

/** The tones of states: a record in force is highlighted, one that is over is not. */
const tones: Readonly<Record<number, Tone>> = { 0: 'wait', 1: 'late' }

/** Shows the state of a handling record. */
export function RecordState({ state }: { state: number }) {
  const translate = useTranslate()
  return (
    <ToneWord tone={tones[state] ?? 'plain'}>
      {translate(`entities.handlingRecords.enums.state.${state}`)}
    </ToneWord>
  )
}
