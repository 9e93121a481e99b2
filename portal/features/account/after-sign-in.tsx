import { useEffect, useRef, useState } from 'react'
import { useT } from '../../lib/i18n.tsx'
import { useServices } from '../../services/services.tsx'
import { askRestriction } from '../../shared/account/restriction.tsx'
import { useToast } from '../../ui/notices/toast.tsx'
import PhoneReminder from './phone-reminder.tsx'

interface AfterSignInProps {
  /** True if the person has signed in at another site, whose answer does not mention a mute. */
  isFromElsewhere: boolean
  onClose: () => void
}

/**
 * Asks a person who has signed in without a bound phone to bind one, and tells a muted person so. If a call fails, its
 * notice is left out. Domain 6; specification 8.
 */
export default function AfterSignIn({ isFromElsewhere, onClose }: AfterSignInProps) {
  const t = useT()
  const toast = useToast()
  const { call } = useServices()
  const [lacksPhone, setLacksPhone] = useState(false)
  const isAsked = useRef(false)
  useEffect(() => {
    if (isAsked.current) return
    isAsked.current = true
    call('bindPhoneResult').then(
      ({ bingPhone }) => (bingPhone === 2 ? setLacksPhone(true) : onClose()),
      onClose
    )
    if (isFromElsewhere)
      askRestriction({ call }).then(found => {
        if (found?.isMuted) toast(t('login.muted', { rule: found.ruleName }), 'late')
      })
  }, [call, isFromElsewhere, onClose, toast, t])
  return lacksPhone && <PhoneReminder onClose={onClose} />
}
