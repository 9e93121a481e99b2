import { useEffect, useRef, useState } from 'react'
import { wordsFor } from '../../app/failure.ts'
import { useServices } from '../../app/services.tsx'
import { useT } from '../../lib/i18n.tsx'
import { Button } from '../../ui/button.tsx'
import css from './account.module.css'

interface CaptchaProofProps {
  /** Whether a proof is at hand, so that no picture need be answered. */
  proved: boolean
  onProved: (uuid: string) => void
  /** Back to the picture. */
  onBack: () => void
}

/**
 * The captcha for whom a picture tells nothing: the machine works out a sum meanwhile. One button, which stays where
 * it is and keeps the focus; a screen reader hears the beginning and the end.
 */
export function CaptchaProof({ proved, onProved, onBack }: CaptchaProofProps) {
  const t = useT()
  const { call } = useServices()
  const [share, setShare] = useState<number>()
  const [failure, setFailure] = useState('')
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  const start = async () => {
    const mine = new AbortController()
    const { signal } = mine
    running.current = mine
    setFailure('')
    setShare(0)
    try {
      const { passCaptcha } = await import('@board/client/proof')
      const uuid = await passCaptcha(call, {
        signal,
        onProgress: done => setShare(Math.round(done * 100) / 100)
      })
      if (signal.aborted) return
      if (uuid === undefined) setFailure(t('login.proofRefused'))
      else onProved(uuid)
    } catch (error) {
      if (signal.aborted) return
      setFailure(t('login.proofFailed', { reason: wordsFor(error, t) }))
    }
    setShare(undefined)
  }
  const stop = () => {
    running.current?.abort()
    setShare(undefined)
  }

  const working = share !== undefined
  const [label, act] = working
    ? (['login.proofStop', stop] as const)
    : proved
      ? (['login.proofBack', onBack] as const)
      : ([failure ? 'login.proofAgain' : 'login.proof', start] as const)
  const said = working ? t('login.proofBegun') : proved ? t('login.proofDone') : failure
  return (
    <div className={css.proof}>
      <Button onClick={act}>{t(label)}</Button>
      {/* seen only: whoever listens is told of the beginning and the end */}
      {working && <progress className={css.share} value={share} aria-hidden="true" />}
      <p role="status" className={proved ? css.proved : failure && css.failed}>
        {said}
      </p>
    </div>
  )
}
