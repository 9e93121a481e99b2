import { useRef, useState } from 'react'

/** A text that is about to be published. */
export interface Previewed {
  readonly content: string
  /** Interim or final, if the writer has the choice. */
  readonly kind: unknown
}

/** Shows a text before it is published; `ask` waits for the person's decision. */
export function usePreview() {
  const [shown, setShown] = useState<Previewed>()
  const answer = useRef<(isAgreed: boolean) => void>(() => undefined)
  return {
    /** The text that is shown now. */
    shown,
    ask: (text: Previewed) =>
      new Promise<boolean>(resolve => {
        answer.current = resolve
        setShown(text)
      }),
    decide: (isAgreed: boolean) => {
      setShown(undefined)
      answer.current(isAgreed)
    }
  }
}
