import DeletionDialog from './deletion-dialog.tsx'
import GradeDialog from './grade-dialog.tsx'
import type { Act, ActionDialogProps } from './message-act.ts'
import SupplementDialog from './supplement-dialog.tsx'
import WithdrawDeletionDialog from './withdraw-deletion-dialog.tsx'
import WithdrawDialog from './withdraw-dialog.tsx'

const dialogs = {
  grade: GradeDialog,
  supplement: SupplementDialog,
  withdraw: WithdrawDialog,
  delete: DeletionDialog,
  keep: WithdrawDeletionDialog
}

/** Shows the dialog of an act. All dialogs are in one file, which is loaded when the first of them opens. */
export default function MessageDialog({ act, ...props }: ActionDialogProps & { act: Act }) {
  const Dialog = dialogs[act]
  return <Dialog {...props} />
}
