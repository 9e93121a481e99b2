import { afterTyping } from '@board/client/composition'
import { useEffect, useRef, useState } from 'react'
import { countCharacters } from '../../../lib/validation.ts'
import { useServices } from '../../../services/services.tsx'
import { type AskedText, isMuchChanged } from './asked-text.ts'

/** The wait after the last typed character before the server is asked, in milliseconds. */
const pause = 600

/** The shortest subject for which the server is asked, in characters. */
const minSubjectLength = 4

/** The longest texts that the calls take. */
const maxSubject = 200
const maxContent = 10_000

/**
 * Returns the text for which similar messages and proposals are asked: the typed one after a pause, if it has changed much.
 * Undefined while the title is too short.
 */
export function useAskedText(subject: string, content: string): AskedText | undefined {
  const [asked, setAsked] = useState<AskedText>()
  useEffect(
    () =>
      afterTyping(() => {
        const now = {
          subject: subject.trim().slice(0, maxSubject),
          content: content.trim().slice(0, maxContent)
        }
        if (countCharacters(now.subject) < minSubjectLength) setAsked(undefined)
        else setAsked(before => (isMuchChanged(before, now) ? now : before))
      }, pause),
    [subject, content]
  )
  return asked
}

type Call = ReturnType<typeof useServices>['call']

/**
 * Asks the server whenever the question changes, one question at a time. A failed question has no answer, because nobody
 * waits for it.
 * @param question undefined asks nothing
 */
export function useAnswer<Question extends object, Answer>(
  question: Question | undefined,
  ask: (call: Call, question: Question, signal: AbortSignal) => Promise<Answer>
): Answer | undefined {
  const { call } = useServices()
  const [answer, setAnswer] = useState<Answer>()
  const key = question && JSON.stringify(question)
  const latest = useRef({ question, ask })
  latest.current = { question, ask }
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the question
  useEffect(() => {
    const { question, ask } = latest.current
    if (!question) return setAnswer(undefined)
    const stop = new AbortController()
    ask(call, question, stop.signal).then(setAnswer, () => {
      if (!stop.signal.aborted) setAnswer(undefined)
    })
    return () => stop.abort()
  }, [key, call])
  return answer
}
