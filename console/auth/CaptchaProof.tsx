import { Box, Button, LinearProgress, Typography } from '@mui/material'
import { useTranslate } from 'ra-core'
import { useEffect, useRef, useState } from 'react'
import { api } from '../api/client.ts'
import { failureWords } from '../api/failure.ts'

interface Props {
  /** Whether a proof is at hand, so that no picture need be answered. */
  proved: boolean
  onProved: (uuid: string) => void
  /** Back to the picture. */
  onBack: () => void
}

/**
 * The captcha without a picture: the machine works out a sum. One button, which stays where it is and keeps the
 * focus; a screen reader hears the beginning and the end.
 */
export function CaptchaProof({ proved, onProved, onBack }: Props) {
  const translate = useTranslate()
  const [share, setShare] = useState<number>()
  const [failure, setFailure] = useState('')
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  async function start() {
    const stop = new AbortController()
    const { signal } = stop
    running.current = stop
    setFailure('')
    setShare(0)
    try {
      const { passCaptcha } = await import('@board/client/proof')
      const uuid = await passCaptcha(api.call, {
        signal,
        onProgress: done => setShare(Math.round(done * 100))
      })
      if (signal.aborted) return
      if (uuid === undefined) setFailure(translate('login.proofRefused'))
      else onProved(uuid)
    } catch (error) {
      if (signal.aborted) return
      setFailure(translate('login.proofFailed', { reason: failureWords(error, translate) }))
    }
    setShare(undefined)
  }
  function stop() {
    running.current?.abort()
    setShare(undefined)
  }

  const working = share !== undefined
  const [label, act] = working
    ? (['login.proofStop', stop] as const)
    : proved
      ? (['login.proofBack', onBack] as const)
      : ([failure ? 'login.proofAgain' : 'login.proof', start] as const)
  const said = working ? translate('login.proofBegun') : proved ? translate('login.proofDone') : failure
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      <Button variant="outlined" color="inherit" size="small" onClick={act}>
        {translate(label)}
      </Button>
      {/* seen only: whoever listens is told of the beginning and the end */}
      {working && (
        <LinearProgress variant="determinate" value={share} aria-hidden="true" sx={{ width: '100%' }} />
      )}
      <Typography
        role="status"
        variant="body2"
        color={proved ? 'success.main' : failure ? 'error.main' : 'text.secondary'}
      >
        {said}
      </Typography>
    </Box>
  )
}
