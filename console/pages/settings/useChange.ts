import { useTranslate } from 'ra-core'
import { useRef, useState } from 'react'
import { api } from '../../api/client.ts'
import { failureWords } from '../../api/failure.ts'
import { renewSession } from '../../auth/authProvider.ts'
import { fieldOfRefusal, problemsOf, type Typed } from './problems.ts'

/** Milliseconds between two tries (specification 9). */
const throttle = 1000

/** Holds the typed values, their errors and the submission; a person who changes the password stays signed in. */
export function useChange(onDone: () => Promise<void>) {
  const translate = useTranslate()
  const [typed, setTyped] = useState<Typed>({ oldPassword: '', newPassword: '', again: '' })
  const [tried, setTried] = useState(false)
  const [busy, setBusy] = useState(false)
  const [refusals, setRefusals] = useState(0)
  const [failure, setFailure] = useState<unknown>()
  const lastTry = useRef(0)
  const problems = problemsOf(typed)
  const field = fieldOfRefusal(failure)
  const refuse = () => setRefusals(count => count + 1)

  async function submit() {
    setTried(true)
    setFailure(undefined)
    if (Object.keys(problems).length > 0) return refuse()
    if (busy || Date.now() - lastTry.current < throttle) return
    lastTry.current = Date.now()
    setBusy(true)
    try {
      const { oldPassword, newPassword } = typed
      renewSession(await api.call('changePassword', { body: { oldPassword, newPassword } }))
      await onDone()
    } catch (refusal) {
      setFailure(refusal)
      setBusy(false)
      refuse()
    }
  }

  return {
    typed,
    busy,
    submit,
    refusals,
    errorOf(name: keyof Typed): string | undefined {
      const problem = tried ? problems[name] : undefined
      if (problem) return translate(problem)
      return field === name ? failureWords(failure, translate) : undefined
    },
    banner: failure !== undefined && field === undefined ? failureWords(failure, translate) : '',
    /** Sets a field; the message of a refusal disappears once its field is changed. */
    type(name: keyof Typed, value: string) {
      setTyped({ ...typed, [name]: value })
      if (field === name) setFailure(undefined)
    }
  }
}
