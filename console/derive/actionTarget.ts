import type { ActionId } from '@board/generated/actions'
import type { ReactNode } from 'react'
import type { Values } from '../base/values.ts'

/** The action of a form, its record and its initial values. */
export interface ActionTarget {
  id: ActionId
  /** The schema-driven resource of the action; its texts name the fields. */
  resource?: string
  /** The record from which the keys of the request are filled. */
  record: Values
  /** Initial values of the form. */
  given?: Values
  /** A field of the request that nobody fills in for this record. */
  hidden?: string
  /** True if the call keeps the values that it does not get: an emptied text is sent as empty. */
  sendsEmpty?: boolean
  /** Changes the values just before they are sent. */
  prepare?: (values: Values) => Values
  /** Called after the action was refused or could not be sent. */
  onFailed?: () => void
}

/** The props of the dialog of an action. */
export interface ActionDialogProps extends ActionTarget {
  /** The name of the record that the action changes, for the title. */
  object: string
  /** The verb if the action means something else for this record. */
  verb?: string
  /** Shown before the fields, besides the warning of the action. */
  warning?: ReactNode
  onDone: (data: unknown) => void
  onClose: () => void
  /** Fetches the record again after a conflict. The typed text is kept. */
  onRefresh: () => Promise<void>
}
