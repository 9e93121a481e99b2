import Print from '@mui/icons-material/PrintOutlined'
import { useStore, useTranslate } from 'ra-core'
import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { type KeySettings, keyFor, usualKeys } from '../../../fields/keySettings.ts'
import { ActionButton } from '../../../widgets/parts/Buttons.tsx'
import type { StaffMessage } from '../../parts/message/modes.ts'
import { PrintSheet } from './PrintSheet.tsx'

/**
 * Shows the button that prints the handling form of a message. However the page is printed, the form is on the paper in place of
 * the page: the browser waits for it, because it is drawn before the event ends.
 */
export default function Printing({ message }: { message: StaffMessage }) {
  const translate = useTranslate()
  const [settings] = useStore<KeySettings>('keys', usualKeys)
  const [isPrinting, setIsPrinting] = useState(false)
  useEffect(() => {
    const begin = () => flushSync(() => setIsPrinting(true))
    const end = () => setIsPrinting(false)
    window.addEventListener('beforeprint', begin)
    window.addEventListener('afterprint', end)
    return () => {
      window.removeEventListener('beforeprint', begin)
      window.removeEventListener('afterprint', end)
    }
  }, [])
  return (
    <>
      <ActionButton
        tone="quiet"
        small
        icon={<Print />}
        shortcut={settings.off ? undefined : keyFor(settings, 'p')}
        onClick={() => window.print()}
      >
        {translate('task.print.act')}
      </ActionButton>
      {isPrinting && <PrintSheet message={message} />}
    </>
  )
}
