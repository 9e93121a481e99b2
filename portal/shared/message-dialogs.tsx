import GradeDialog from './grade-dialog.tsx'
import type { Act, ActionDialogProps } from './message-actions.tsx'
import SupplementDialog from './supplement-dialog.tsx'
import WithdrawDialog from './withdraw-dialog.tsx'

const dialogs = { grade: GradeDialog, supplement: SupplementDialog, withdraw: WithdrawDialog }

/** The dialog of an act; the three come in one file, with the first that is opened. */
export default function MessageDialog({ act, ...props }: ActionDialogProps & { act: Act }) {
  const Dialog = dialogs[act]
  return <Dialog {...props} />
}
