import { useTranslate } from 'ra-core'
import { ActionButton, Notice } from '../../widgets/registry.tsx'

interface Props {
  /** Why the form was not taken; nothing is shown where it was. */
  words: string | null | undefined
  form: { readonly conflict: boolean; readonly forget: () => void }
  onRefresh: () => void
}

/** Why a form beside a message was not taken; where somebody else changed the message, it is read anew. */
export function FormTrouble({ words, form, onRefresh }: Props) {
  const translate = useTranslate()
  if (!words) return null
  const refresh = () => {
    form.forget()
    onRefresh()
  }
  return (
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
  )
}
