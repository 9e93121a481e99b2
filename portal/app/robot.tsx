import { localStore } from '@board/client/storage/storage'
import { useState } from 'react'
import { useT } from '../lib/i18n.tsx'
import css from './robot.module.css'

/** The key in local storage for the choice to collapse the robot. */
const place = 'robot'
const collapsed = 'collapsed'

/**
 * Shows a link that opens the customer-service robot in its own window. The link can be collapsed to the edge of the
 * page.
 */
export default function Robot({ address }: { address: string }) {
  const t = useT()
  const [isOpen, setOpen] = useState(() => localStore.getItem(place) !== collapsed)
  const toggle = () => {
    localStore.setItem(place, isOpen ? collapsed : 'open')
    setOpen(!isOpen)
  }
  return (
    <div className={css.robot}>
      {isOpen && (
        <a
          className={css.open}
          href={address}
          target="_blank"
          rel="noreferrer"
          onClick={event => {
            // a browser that blocks the window follows the link instead
            const opened = window.open(address, 'robot', 'popup,width=420,height=680')
            if (!opened) return
            opened.opener = null
            event.preventDefault()
          }}
        >
          {t('robot.open')}
          <span className="visually-hidden">{t('robot.newWindow')}</span>
        </a>
      )}
      <button type="button" className={css.toggle} aria-expanded={isOpen} onClick={toggle}>
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <path d={isOpen ? 'M8 5l5 5-5 5' : 'M4 4h12v9H9l-3 3v-3H4z'} />
        </svg>
        <span className="visually-hidden">{t(isOpen ? 'robot.collapse' : 'robot.expand')}</span>
      </button>
    </div>
  )
}
