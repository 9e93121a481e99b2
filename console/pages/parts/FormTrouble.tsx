import { Box } from '@mui/material'
import { useTranslate } from 'ra-core'
import { ActionButton, Notice } from '../../widgets/registry.tsx'

interface Props {
  /** The reason why the form was refused; without one, nothing is shown. */
  words: string | null | undefined
  form: { readonly conflict: boolean; readonly forget: () => void }
  onRefresh: () => void
}

/** Scrolls the reason into view, because the button may be far below it. */
const show = (reason: HTMLElement | null) => reason?.scrollIntoView({ block: 'nearest' })

/**
 * Shows why a form beside a message was refused; if another person changed the message, it can be fetched
 * again.
 */
export function FormTrouble({ words, form, onRefresh }: Props) {
  const translate = useTranslate()
  if (!words) return null
  const refresh = () => {
    form.forget()
    onRefresh()
  }
  return (
    <Box ref={show} key={words} sx={{ '& > .MuiAlert-root': { mx: 0 } }}>
      <Notice
        kind="error"
        words={words}
        action={
          form.conflict ? (
            <ActionButton small onClick={refresh}>
              {translate('form.refresh')}
            </ActionButton>
          ) : undefined
        }
      />
    </Box>
  )
}
