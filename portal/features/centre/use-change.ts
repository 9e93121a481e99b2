import { ApiError } from '@board/client/error'
import { isStrongPassword } from '@board/schemas/formats'
import { useState } from 'react'
import { useRevalidator } from 'react-router-dom'
import { isSessionError, wordsFor } from '../../app/failure.ts'
import { useServices } from '../../app/services.tsx'
import { renewSession } from '../../app/session.ts'
import { type MessageKey, useT } from '../../lib/i18n.tsx'
import { useThrottled } from '../../shared/use-throttled.ts'

export interface Typed {
  oldPassword: string
  newPassword: string
  again: string
}

/** What is wrong with each field before it is sent. Specification 5. */
export function problemsOf({
  oldPassword,
  newPassword,
  again
}: Typed): Partial<Record<keyof Typed, MessageKey>> {
  const isSame = newPassword !== '' && newPassword === oldPassword
  return {
    ...(oldPassword === '' && { oldPassword: 'password.needsOld' }),
    ...(isSame && { newPassword: 'password.same' }),
    ...(!isStrongPassword(newPassword) && { newPassword: 'password.weak' }),
    ...(again !== newPassword && { again: 'password.differs' })
  }
}

/** Which field a refusal belongs under; the others stand above the form. */
const fieldOf: Record<string, keyof Typed> = {
  USR0052: 'newPassword',
  USR0054: 'oldPassword',
  USR0055: 'newPassword',
  USR0056: 'oldPassword'
}

/** What was typed, what is wrong with it, and the act of changing; who changed it stays signed in. */
export function useChange({ onDone, onRefused }: { onDone: () => void; onRefused: () => void }) {
  const t = useT()
  const { call } = useServices()
  const { revalidate } = useRevalidator()
  const [typed, setTyped] = useState<Typed>({ oldPassword: '', newPassword: '', again: '' })
  const [tried, setTried] = useState(false)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const problems = problemsOf(typed)
  const field = failure instanceof ApiError ? fieldOf[failure.code] : undefined

  const submit = useThrottled(async () => {
    setTried(true)
    setFailure(undefined)
    if (Object.keys(problems).length > 0) return onRefused()
    setBusy(true)
    try {
      const { oldPassword, newPassword } = typed
      renewSession(await call('changePassword', { body: { oldPassword, newPassword } }))
      onDone()
      await revalidate()
    } catch (refusal) {
      if (!isSessionError(refusal)) setFailure(refusal)
      onRefused()
    } finally {
      setBusy(false)
    }
  })

  const errorOf = (name: keyof Typed): string | undefined => {
    const problem = tried ? problems[name] : undefined
    if (problem) return t(problem)
    return field === name ? wordsFor(failure, t) : undefined
  }
  return {
    typed,
    busy,
    submit,
    errorOf,
    banner: failure !== undefined && field === undefined ? wordsFor(failure, t) : '',
    /** The words of a refusal go once its field is written in. */
    type(name: keyof Typed, value: string) {
      setTyped({ ...typed, [name]: value })
      if (field === name) setFailure(undefined)
    }
  }
}
