import { createContext } from 'react'

/** A stored file in an editor: an upload that no text uses yet, or an attachment of the edited text. */
export interface StoredUpload {
  aid: number
  fileName: string
  thumbUrl?: string | undefined
  /** The time of the upload, or of reading the attachment, in seconds. */
  at: number
}

/** The files in a form's draft. */
interface KeptUploads {
  readonly initial: readonly StoredUpload[]
  /** The names of files that were chosen before and not stored. */
  readonly lost: readonly string[]
  /** Called with the stored files whenever they change. */
  readonly onChange: (stored: readonly StoredUpload[]) => void
  /** Called with the names of chosen files that are not stored, whenever they change. */
  readonly onLost: (names: readonly string[]) => void
  /** Called with whether files are being uploaded. */
  readonly onSending: (isSending: boolean) => void
}

/** The context of a form whose draft contains its files. */
export const KeptUploadsContext = createContext<KeptUploads | undefined>(undefined)
