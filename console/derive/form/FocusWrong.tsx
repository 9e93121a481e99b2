import { useEffect, useRef } from 'react'
import { useFormState } from 'react-hook-form'

/** Moves the focus to the first wrong field after a refused press, whether the form or the server found the error. */
export function FocusWrong() {
  const { errors, isSubmitting, submitCount } = useFormState()
  const mark = useRef<HTMLSpanElement>(null)
  const isWrong = Object.keys(errors).length > 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a press that is over moves the focus
  useEffect(() => {
    if (submitCount === 0 || isSubmitting || !isWrong) return
    mark.current?.closest('form')?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [submitCount, isSubmitting])
  return <span ref={mark} hidden />
}
