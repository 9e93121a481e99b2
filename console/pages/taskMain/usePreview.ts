import { useRef, useState } from 'react'

/** Shows a text before it is published; `ask` waits for the person's decision. */
export function usePreview() {
  const [content, setContent] = useState<string>()
  const answer = useRef<(isAgreed: boolean) => void>(() => undefined)
  return {
    /** The text that is shown now. */
    content,
    ask: (text: string) =>
      new Promise<boolean>(resolve => {
        answer.current = resolve
        setContent(text)
      }),
    decide: (isAgreed: boolean) => {
      setContent(undefined)
      answer.current(isAgreed)
    }
  }
}
