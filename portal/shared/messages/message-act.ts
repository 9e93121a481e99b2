export interface OwnMessage {
  tid: number
  subject: string
  isPublic: boolean
  /** The trace state. Domain 2. */
  state: number
  allowedActions: readonly string[]
}

/** The acts that have a dialog of their own. */
export type Act = 'grade' | 'supplement' | 'withdraw' | 'delete' | 'keep'

/** Props of each of the dialogs. */
export interface ActionDialogProps {
  message: OwnMessage
  onClose: () => void
  /** Called with the text that confirms the act. */
  onDone: (words: string) => void
}
