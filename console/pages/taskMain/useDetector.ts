import type { DataOf } from '@board/client'
import { useState } from 'react'
import { api } from '../../api/client.ts'

type Findings = DataOf<'detectAnswer'>

/** Checks a text with the detector before it is sent; a changed text is checked again (specification 5). */
export function useDetector(tid: number) {
  const [found, setFound] = useState<{ content: string; findings: Findings }>()
  return {
    /** Returns the findings for exactly this text. */
    findingsIn: (content: string) =>
      found?.content === content && found.findings.description !== null ? found.findings : undefined,
    /** Tells whether the text can be sent: the detector found nothing. */
    passes: async (content: string): Promise<boolean> => {
      const findings = await api.call('detectAnswer', { body: { tid, content } })
      setFound({ content, findings })
      return findings.description === null
    }
  }
}

export type Detector = ReturnType<typeof useDetector>
