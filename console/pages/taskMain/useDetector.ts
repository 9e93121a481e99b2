import type { DataOf } from '@board/client'
import { useEffect, useState } from 'react'
import { api } from '../../api/client.ts'

type Findings = DataOf<'detectAnswer'>

/** Checks a text with the detector before it is sent; a changed text is checked again (specification 5). */
export function useDetector(tid: number) {
  const [found, setFound] = useState<{ content: string; findings: Findings }>()
  return {
    /** Returns the findings for exactly this text. */
    findingsIn: (content: string) =>
      found?.content === content && found.findings.description !== null ? found.findings : undefined,
    /** Returns the detector's text about a text that is still being written, without deciding whether it can be sent. */
    describe: async (content: string): Promise<string | null> =>
      (await api.call('detectAnswer', { body: { tid, content } })).description,
    /** Tells whether the text can be sent: the detector found nothing. */
    passes: async (content: string): Promise<boolean> => {
      const findings = await api.call('detectAnswer', { body: { tid, content } })
      setFound({ content, findings })
      return findings.description === null
    }
  }
}

export type Detector = ReturnType<typeof useDetector>

/** Milliseconds after the last letter before the detector reads a text that is still being written. */
const pause = 2000

/**
 * Returns the detector's text about a text while it is written, once it has the minimum length. It is a hint: the text is
 * checked again when it is sent.
 */
export function useWritingHint(
  { describe }: Detector,
  content: string,
  shortest: number
): string | undefined {
  const [hint, setHint] = useState<{ content: string; words: string | null }>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the detector is made anew with each rendering
  useEffect(() => {
    if (Array.from(content).length < shortest) return
    let isLate = false
    const timer = setTimeout(async () => {
      // without an answer there is no hint, and the text is checked when it is sent
      const words = await describe(content).catch(() => null)
      if (!isLate) setHint({ content, words })
    }, pause)
    return () => {
      isLate = true
      clearTimeout(timer)
    }
  }, [content, shortest])
  return hint?.content === content ? (hint.words ?? undefined) : undefined
}
