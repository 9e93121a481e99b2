import { proofCourse, proofView } from '@board/client/proof/proof-course'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useT } from '../../lib/i18n.tsx'
import { wordsFor } from '../../services/failure.ts'
import { useServices } from '../../services/services.tsx'
import { Button } from '../../ui/button.tsx'
import css from './account.module.css'

interface CaptchaProofProps {
  /** True if a proof is ready, so that the picture is not asked. */
  proved: boolean
  onProved: (uuid: string) => void
  /** Called to show the picture again. */
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
 * The captcha for people who cannot see the picture: their device calculates a proof instead. There is one button,
 * which keeps its place and its focus. A screen reader announces the beginning and the end.
 */
export function CaptchaProof({ proved, onProved, onBack }: CaptchaProofProps) {
  const t = useT()
  const { call } = useServices()
  const [course] = useState(() => proofCourse(call))
  const state = useSyncExternalStore(course.subscribe, course.state, course.state)
  useEffect(() => course.stop, [course])

  const { button, said, share } = proofView(state, proved)
  const begin = () => course.begin(onProved)
  const act = { begin, again: begin, stop: course.stop, back: onBack }[button]
  const reason = state.at === 'failed' ? wordsFor(state.error, t) : ''
  return (
    <div className={css.proof}>
      <Button onClick={act}>{t(buttons[button])}</Button>
      {/* only visible: the status below tells screen readers about the beginning and the end */}
      {share !== undefined && <progress className={css.share} value={share} aria-hidden="true" />}
      <p role="status" className={button === 'back' ? css.proved : button === 'again' ? css.failed : ''}>
        {said && t(words[said], { reason })}
      </p>
    </div>
  )
}
