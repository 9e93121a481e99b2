import { createContext, type ReactNode, useContext, useMemo, useState } from 'react'
import { type Suggestion, useSuggestions } from '../../app/suggestions.ts'
import { countCharacters } from '../../lib/validation.ts'

/** The shortest subject for which similar messages are searched, in characters. */
const minSubjectLength = 4

interface SimilarMessagesValue {
  readonly found: readonly Suggestion[]
  /** Notes that the reader has joined a message or has left it. */
  readonly note: (tid: number, voice: { voiceCount: number; joined: boolean }) => void
  /** Deletes the draft of the message that is being written. */
  readonly throwAway: () => void
}

const Context = createContext<SimilarMessagesValue>({
  found: [],
  note: () => undefined,
  throwAway: () => undefined
})

export const useSimilarMessages = (): SimilarMessagesValue => useContext(Context)

/** Searches messages similar to the one being written. All parts of the form that show them share one search. */
export function SimilarMessages({
  subject,
  fid,
  onThrowAway,
  children
}: {
  subject: string
  /** The forum of the message. Messages of this forum, its region and its province come first. */
  fid: number | undefined
  onThrowAway: () => void
  children: ReactNode
}) {
  const suggestions = useSuggestions(countCharacters(subject) >= minSubjectLength ? subject : '', fid)
  const [noted, setNoted] = useState<ReadonlyMap<number, { voiceCount: number; joined: boolean }>>(new Map())
  const value = {
    found: useMemo(() => suggestions.map(one => ({ ...one, ...noted.get(one.tid) })), [suggestions, noted]),
    note: (tid: number, voice: { voiceCount: number; joined: boolean }) =>
      setNoted(now => new Map(now).set(tid, voice)),
    throwAway: onThrowAway
  }
  return <Context value={value}>{children}</Context>
}
