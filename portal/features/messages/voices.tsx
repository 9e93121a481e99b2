import { useState } from 'react'
import { useT } from '../../lib/i18n.tsx'
import { useScripted } from '../../lib/use-scripted.ts'
import { withTexts } from '../../locales/shown.ts'
import { useGate } from '../../services/gate.ts'
import { useRoot } from '../../services/root.ts'
import { Button } from '../../ui/button.tsx'
import { openedPart } from '../../ui/opened-part.tsx'
import type { Message } from './message.ts'
import css from './voices.module.css'

const VoicePanel = openedPart(() => withTexts(['voices', 'acts'], import('./voice-panel.tsx')))

/**
 * Says how many people have the same problem, and lets the reader join them. The panel with the rest is only loaded for
 * people who join or have joined, because most readers never need it.
 */
export function Voices({ message }: { message: Message }) {
  const t = useT()
  const isScripted = useScripted()
  const { openLogin } = useGate()
  const { user } = useRoot()
  const [isUsed, setUsed] = useState(false)
  const canJoin = message.allowedActions.includes('joinMessage') || (!user && message.voicesOpen)
  if (message.voiceCount === 0 && !canJoin && !message.voice && !isUsed) return null
  const still = (
    <>
      <div className={css.row}>
        <VoiceCount count={message.voiceCount} />
        {canJoin && (
          <Button
            className={isScripted ? css.button : css.hidden}
            onClick={() => {
              setUsed(true)
              if (!user) openLogin('voice')
            }}
          >
            {t('voice.join')}
          </Button>
        )}
      </div>
      {message.voice && (
        // reserves the space that the panel will need
        <p className={`${css.quiet} ${css.note} ${css.hidden}`} aria-hidden="true">
          {`${message.tid}\n${message.voice.note}`.trim()}
        </p>
      )}
    </>
  )
  const hasPanel = isScripted && user !== null && (isUsed || message.voice !== null)
  return (
    <section
      className={message.voiceCount === 0 ? `${css.voices} ${css.invitation}` : css.voices}
      aria-label={t('voice.join')}
    >
      {hasPanel ? (
        <VoicePanel message={message} canJoin={canJoin} onUse={() => setUsed(true)} still={still} />
      ) : (
        still
      )}
    </section>
  )
}

/** Says how many people have the same problem. If nobody has joined yet, it explains what joining is for. */
export function VoiceCount({ count }: { count: number }) {
  const t = useT()
  return <p>{count > 0 ? t('voice.count', { count }) : t('voice.none')}</p>
}
