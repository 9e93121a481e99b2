import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { api } from '../../api/client.ts'
import { failureWords } from '../../api/failure.ts'
import { useThrottle } from '../../fields/throttle.ts'
import { renewSession } from '../../session/sessionCookies.ts'
import type { Entered, FieldWords } from '../../widgets/parts/forms/FormBox.tsx'
import { fieldOfRefusal } from './problems.ts'

/** Sends a changed password; the person stays signed in. A refusal that concerns no field is shown in the banner. */
export function useChange(onDone: () => Promise<void>) {
  const translate = useTranslate()
  const throttle = useThrottle()
  const [busy, setBusy] = useState(false)
  const [banner, setBanner] = useState('')

  async function change({ oldPassword, newPassword }: Entered): Promise<FieldWords | undefined> {
    setBusy(true)
    setBanner('')
    try {
      const body = { oldPassword: String(oldPassword), newPassword: String(newPassword) }
      renewSession(await api.call('changePassword', { body }))
      await onDone()
      return undefined
    } catch (refusal) {
      const field = fieldOfRefusal(refusal)
      const words = failureWords(refusal, translate)
      setBusy(false)
      if (field) return { [field]: words }
      setBanner(words)
      return undefined
    }
  }

  return { busy, banner, submit: async (entered: Entered) => (await throttle(() => change(entered)))?.data }
}
