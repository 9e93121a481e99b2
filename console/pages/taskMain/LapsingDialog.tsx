import { useTranslate } from 'ra-core'
import { ActionDialog, type ActionDialogProps } from '../../derive/dialog/ActionDialog.tsx'
import { withPageTexts } from '../../i18n/PageTexts.tsx'
import { Notice } from '../../widgets/parts/States.tsx'
import { lapsesBy } from './proposals.ts'

function Dialog(props: ActionDialogProps) {
  const translate = useTranslate()
  const lapses = lapsesBy(props.id, props.record)
  return (
    <ActionDialog {...props} warning={lapses && <Notice kind="warning" words={translate('desk.lapses')} />} />
  )
}

/** The dialog of an act by which a reply that waits for approval lapses; it says so before it is sent. */
export default withPageTexts('desk', Dialog)
