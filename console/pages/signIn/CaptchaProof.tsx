import { proofCourse, proofView } from '@board/client/proof/proof-course'
import { Box, Button, LinearProgress, Typography } from '@mui/material'
import { useTranslate } from 'ra-core'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { api } from '../../api/client.ts'
import { failureWords } from '../../api/failure.ts'

interface Props {
  /** True if there is a proof, so that no picture must be answered. */
  proved: boolean
  onProved: (uuid: string) => void
  /** Called to return to the picture. */
  onBack: () => void
}

const buttons = {
  begin: 'login.proof',
  again: 'login.proofAgain',
  stop: 'login.proofStop',
  back: 'login.proofBack'
} as const
const words = {
  begun: 'login.proofBegun',
  done: 'login.proofDone',
  refused: 'login.proofRefused',
  failed: 'login.proofFailed'
} as const

/**
 * Shows the captcha without a picture, which the device calculates. It has one button, which stays in place and keeps the
 * focus; a screen reader announces the begin and the end.
 */
export function CaptchaProof({ proved, onProved, onBack }: Props) {
  const translate = useTranslate()
  const [course] = useState(() => proofCourse(api.call))
  const state = useSyncExternalStore(course.subscribe, course.state)
  useEffect(() => course.stop, [course])

  const { button, said, share } = proofView(state, proved)
  const begin = () => course.begin(onProved)
  const act = { begin, again: begin, stop: course.stop, back: onBack }[button]
  const reason = state.at === 'failed' ? failureWords(state.error, translate) : ''
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      <Button variant="outlined" color="inherit" size="small" onClick={act}>
        {translate(buttons[button])}
      </Button>
      {/* only visible: screen readers announce the begin and the end */}
      {share !== undefined && (
        <LinearProgress variant="determinate" value={share * 100} aria-hidden="true" sx={{ width: '100%' }} />
      )}
      <Typography
        role="status"
        variant="body2"
        color={button === 'back' ? 'success.main' : button === 'again' ? 'error.main' : 'text.secondary'}
      >
        {said && translate(words[said], { reason })}
      </Typography>
    </Box>
  )
}
