import type { ActionId } from '@board/generated/actions'
import { useTranslate } from 'ra-core'
import { ReadDialog } from '../../widgets/registry.tsx'

/** What an act answered, to be shown once. */
export interface Shown {
  id: ActionId
  object: string
  value: string
}

/** What is made to be copied stands out; what is made to be read looks as it is written. */
const asCode = { fontFamily: 'monospace', fontSize: '1.5em', userSelect: 'all' } as const
const asText = { whiteSpace: 'pre-wrap' } as const
const isText = (value: string) => /\s/.test(value)

/** Shows what an act has made up or was answered, such as a password, until it is closed; it is not to be had again. */
export function ResultDialog({ id, object, value, onClose }: Shown & { onClose: () => void }) {
  const translate = useTranslate()
  const verb = translate(`actions.${id}.verb`)
  return (
    <ReadDialog title={object ? translate('form.title', { verb, object }) : verb} onClose={onClose}>
      <p style={{ margin: 0 }}>{translate(`result.${id}`)}</p>
      <output style={{ overflowWrap: 'anywhere', ...(isText(value) ? asText : asCode) }}>{value}</output>
    </ReadDialog>
  )
}
