import { uploadDays } from '@board/schemas/facts/uploads'
import { useMemo, useState } from 'react'
import type { StoredUpload } from '../../api/keptUploads.ts'

const uploadLifetime = uploadDays * 24 * 60 * 60

/**
 * Returns the files of an editor from its draft. The server removes unused uploads after some days. Such files are not
 * restored; only their names are shown.
 * @param names the names of files that were chosen but not stored; they are shown until they are chosen again
 */
export function useKeptFiles(
  files: readonly StoredUpload[] | undefined,
  names: readonly string[] | undefined
) {
  const [initial] = useState(() => {
    const oldest = Math.floor(Date.now() / 1000) - uploadLifetime
    return Object.groupBy(files ?? [], ({ at }) => (at > oldest ? 'kept' : 'expired'))
  })
  const [stored, setStored] = useState<readonly StoredUpload[]>(initial.kept ?? [])
  const [initialLost] = useState(() => names ?? [])
  const [lost, setLost] = useState(initialLost)
  const [isSending, setSending] = useState(false)
  const kept = useMemo(
    () => ({
      initial: initial.kept ?? [],
      lost: initialLost,
      onChange: setStored,
      onLost: setLost,
      onSending: setSending
    }),
    [initial, initialLost]
  )
  return { stored, lost, isSending, kept, expired: initial.expired ?? [] }
}
