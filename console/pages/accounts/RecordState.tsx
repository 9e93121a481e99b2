import { useTranslate } from 'ra-core'
import { type Tone, ToneWord } from '../../widgets/cells/cells.tsx'

/** A record that holds asks for attention; one that is over does not. */
const tones: Readonly<Record<number, Tone>> = { 0: 'wait', 1: 'late' }

/** Shows whether a handling record holds. */
export function RecordState({ state }: { state: number }) {
  const translate = useTranslate()
  return (
    <ToneWord tone={tones[state] ?? 'plain'}>
      {translate(`entities.handlingRecords.enums.state.${state}`)}
    </ToneWord>
  )
}
