import type { DataOf } from '@board/client'
import { useState } from 'react'
import { api } from '../../api/client.ts'

type Findings = DataOf<'detectAnswer'>

/** Holds a text against the detector before it goes on; a changed text is held against it again (specification 5). */
export function useDetector(tid: number) {
  const [found, setFound] = useState<{ content: string; findings: Findings }>()
  return {
    /** What was found in exactly this text. */
    findingsIn: (content: string) =>
      found?.content === content && found.findings.description !== null ? found.findings : undefined,
    /** Whether the text may go on: nothing is found. */
    passes: async (content: string): Promise<boolean> => {
      const findings = await api.call('detectAnswer', { body: { tid, content } })
      setFound({ content, findings })
      return findings.description === null
    }
  }
}
