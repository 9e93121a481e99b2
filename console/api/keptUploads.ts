import { createContext } from 'react'

/** A stored file as an editor keeps it: an upload that no text names yet, or an attachment of the edited text. */
export interface StoredUpload {
  aid: number
  fileName: string
  thumbUrl?: string | undefined
  /** When it was uploaded, or read as an attachment, in seconds. */
  at: number
}

/** The files that a form's draft keeps. */
interface KeptUploads {
  readonly initial: readonly StoredUpload[]
  /** Hears of the stored files whenever they change. */
  readonly onChange: (stored: readonly StoredUpload[]) => void
  /** Hears whether files are on their way. */
  readonly onSending: (isSending: boolean) => void
}

/** Given by a form whose draft keeps its files. */
export const KeptUploadsContext = createContext<KeptUploads | undefined>(undefined)
