import { ApiError } from '@board/client/error'
import { type FocusEvent, useRef, useState } from 'react'
import { fieldsOf } from '../../app/failure.ts'
import type { FormApi } from '../../shared/use-form.ts'

interface TextProps {
  value: string
  onBlur: () => void
}

/**
 * Asks the server about a name when the person leaves its field. A refusal is shown at the field at once; a failed
 * request is not an error of the name. Specification 7.
 * @param ask sends the request; it returns undefined if the form itself knows that the name is wrong
 */
export function useNameCheck(
  form: Pick<FormApi, 'tell'>,
  name: string,
  ask: (value: string) => Promise<unknown> | undefined
) {
  const [accepted, setAccepted] = useState('')
  const last = useRef('')
  const check = async (value: string) => {
    if (value === '' || value === last.current) return
    const answer = ask(value)
    if (!answer) return
    last.current = value
    try {
      await answer
      setAccepted(value)
    } catch (error) {
      const isRefused = error instanceof ApiError && error.status >= 400 && error.status < 500
      if (isRefused && error.status !== 429 && last.current === value)
        form.tell(name, fieldsOf(error)[0]?.message ?? error.message)
      else last.current = ''
    }
  }
  return {
    /** The last name that the server accepted; empty before the first answer. */
    accepted,
    /** Adds the check to the props of the field. */
    field: <Props extends TextProps>(props: Props) => ({
      ...props,
      onBlur: (_event: FocusEvent) => {
        props.onBlur()
        void check(props.value.trim())
      }
    })
  }
}
