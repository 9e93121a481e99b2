import type { ActionId } from '@board/generated/actions'
import { useTranslate } from 'ra-core'
import { useRef } from 'react'
import { ReadDialog } from '../../widgets/registry.tsx'
import { CopyButton } from './CopyButton.tsx'

/** The result of an action, which is shown once. */
export interface Shown {
  id: ActionId
  object: string
  value: string
}

/** The style of a value that is copied. A text that is read has the usual style. */
const asCode = { fontFamily: 'monospace', fontSize: '1.5em', userSelect: 'all' } as const
const asText = { whiteSpace: 'pre-wrap' } as const
const isText = (value: string) => /\s/.test(value)

/** Shows a result of an action, such as a generated password, until it is closed; it cannot be shown again. */
export function ResultDialog({ id, object, value, onClose }: Shown & { onClose: () => void }) {
  const translate = useTranslate()
  const shown = useRef<HTMLOutputElement>(null)
  const verb = translate(`actions.${id}.verb`)
  return (
    <ReadDialog isShort title={object ? translate('form.title', { verb, object }) : verb} onClose={onClose}>
      <p style={{ margin: 0 }}>{translate(`result.${id}`)}</p>
      <output ref={shown} style={{ overflowWrap: 'anywhere', ...(isText(value) ? asText : asCode) }}>
        {value}
      </output>
      {!isText(value) && <CopyButton text={value} shownIn={shown} />}
    </ReadDialog>
  )
}
