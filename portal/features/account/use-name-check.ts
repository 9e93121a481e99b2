import { ApiError } from '@board/client/error'
import { type FocusEvent, useEffect, useRef, useState } from 'react'
import { fieldsOf } from '../../services/failure.ts'
import type { FormApi } from '../../shared/forms/use-form.ts'

interface TextProps {
  value: string
  onBlur: () => void
}

/**
 * Asks the server about a name when the person leaves its field. A refusal is shown at the field at once; a failed
 * request is not an error of the name. Specification 7.
 * The name of a restored draft is checked at once, because somebody may have taken it meanwhile.
 * @param ask sends the request; it returns undefined if the form itself knows that the name is wrong
 */
export function useNameCheck<Name extends string>(
  form: Pick<FormApi, 'tell'> & {
    readonly values: Readonly<Record<Name, string>>
    readonly draft: { readonly restoredAt: number | undefined }
  },
  name: Name,
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
  const { restoredAt } = form.draft
  const checkRestored = useRef(() => {})
  checkRestored.current = () => void check(form.values[name].trim())
  useEffect(() => {
    if (restoredAt !== undefined) checkRestored.current()
  }, [restoredAt])
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
