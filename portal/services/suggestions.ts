import type { DataOf } from '@board/client'
import { afterTyping } from '@board/client/composition'
import { useEffect, useState } from 'react'
import { useServices } from './services.tsx'

export type Suggestion = DataOf<'suggestMessages'>[number]

/** The wait after the last typed character before a request is sent, in milliseconds. */
const pause = 250

const nothing: readonly Suggestion[] = []

/**
 * Returns the text that is searched: the typed text without special characters (specification 5), at most 100
 * characters.
 */
export const searchable = (typed: string): string =>
  typed
    .replace(/\p{Cf}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .slice(0, 100)

/**
 * Returns messages like the typed text. An empty text sends no request, and a failed request returns nothing.
 */
export function useSuggestions(typed: string): readonly Suggestion[] {
  const { call } = useServices()
  const [found, setFound] = useState(nothing)
  const keywords = searchable(typed)
  useEffect(() => {
    if (!keywords) return setFound(nothing)
    const stop = new AbortController()
    const takeBack = afterTyping(() => {
      call('suggestMessages', { query: { keywords }, signal: stop.signal }).then(setFound, () => {
        if (!stop.signal.aborted) setFound(nothing)
      })
    }, pause)
    return () => {
      takeBack()
      stop.abort()
    }
  }, [keywords, call])
  return found
}
