import { useMutation } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { failureWords } from '../../../api/failure.ts'
import { keepFile } from '../../../api/keepFile.ts'
import { ActionButton, Notice } from '../../../widgets/registry.tsx'

interface Props {
  label: string
  fileName: string
  /** Fetches the file from the server. */
  fetch: () => Promise<unknown>
}

/** A button that saves a file which the server makes. A failure is shown below it. */
export function SavedFile({ label, fileName, fetch }: Props) {
  const translate = useTranslate()
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => keepFile((await fetch()) as Blob, fileName)
  })
  return (
    <div>
      <ActionButton busy={isPending} onClick={() => mutate()}>
        {label}
      </ActionButton>
      {error && <Notice kind="error" words={failureWords(error, translate)} />}
    </div>
  )
}
