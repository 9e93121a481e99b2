import type { DataOf } from '@board/client'
import { createContext, type ReactNode, useContext, useState } from 'react'
import type { AskedText } from './asked-text.ts'
import { useAnswer } from './use-asked-text.ts'

export type SimilarMessage = DataOf<'listSimilarMessages'>[number]

interface SimilarMessagesValue {
  /** Undefined before the first answer. */
  readonly found: readonly SimilarMessage[] | undefined
  /** True if a leader is chosen, so that the messages of the own province are known. */
  readonly isPlaceKnown: boolean
  /** Returns a message as it is after the reader has joined or left it. */
  readonly withVoice: (message: SimilarMessage) => SimilarMessage
  /** Notes that the reader has joined a message or has left it. */
  readonly note: (tid: number, voice: { voiceCount: number; joined: boolean }) => void
  /** Deletes the draft of the message that is being written. */
  readonly throwAway: () => void
}

const Context = createContext<SimilarMessagesValue>({
  found: undefined,
  isPlaceKnown: false,
  withVoice: message => message,
  note: () => undefined,
  throwAway: () => undefined
})

export const useSimilarMessages = (): SimilarMessagesValue => useContext(Context)

/** Searches messages similar to the one being written. All parts of the form that show them share one search. */
export function SimilarMessages({
  text,
  fid,
  isPlaceKnown,
  onThrowAway,
  children
}: {
  text: AskedText | undefined
  /** The chosen or the proposed forum. Messages of its region and its province come first. */
  fid: number | undefined
  isPlaceKnown: boolean
  onThrowAway: () => void
  children: ReactNode
}) {
  const messages = useAnswer(text && { ...text, fid }, (call, body, signal) =>
    call('listSimilarMessages', { body, signal })
  )
  const [noted, setNoted] = useState<ReadonlyMap<number, { voiceCount: number; joined: boolean }>>(new Map())
  const value = {
    found: messages,
    isPlaceKnown,
    withVoice: (message: SimilarMessage) => ({ ...message, ...noted.get(message.tid) }),
    note: (tid: number, voice: { voiceCount: number; joined: boolean }) =>
      setNoted(now => new Map(now).set(tid, voice)),
    throwAway: onThrowAway
  }
  return <Context value={value}>{children}</Context>
}
