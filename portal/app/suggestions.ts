import type { DataOf } from '@board/client'
import { useEffect, useState } from 'react'
import { useServices } from './services.tsx'

export type Suggestion = DataOf<'suggestMessages'>[number]

/** Milliseconds of rest before what was typed is sent. */
const pause = 250

const nothing: readonly Suggestion[] = []

/** Returns the searchable part of a typed text: without special characters (specification 5), at most 100 characters. */
export const searchable = (typed: string): string =>
  typed
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .slice(0, 100)

/**
 * Messages like what is being typed, those of a forum and its province alone where one is given; nothing is sent for an empty text. A failed call proposes nothing.
 */
export function useSuggestions(typed: string, fid?: number): readonly Suggestion[] {
  const { call } = useServices()
  const [found, setFound] = useState(nothing)
  const keywords = searchable(typed)
  useEffect(() => {
    if (!keywords) return setFound(nothing)
    const stop = new AbortController()
    const timer = setTimeout(() => {
      call('suggestMessages', { query: { keywords, fid }, signal: stop.signal }).then(setFound, () => {
        if (!stop.signal.aborted) setFound(nothing)
      })
    }, pause)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [keywords, fid, call])
  return found
}
