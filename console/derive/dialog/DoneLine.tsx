import { useTranslate } from 'ra-core'
import { useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { ActionButton, Notice } from '../../widgets/registry.tsx'
import { useDoneLine } from './done.tsx'

/** Shows what was done last with a record of the surrounding resource. */
export function DoneLine() {
  const translate = useTranslate()
  const { pathname } = useLocation()
  const place = useRef<HTMLSpanElement>(null)
  const done = useDoneLine(place)
  return (
    <>
      {/* it has a place in the page before there is a line, and takes no room */}
      <span ref={place} aria-hidden style={{ position: 'absolute' }} />
      {done && (
        <Notice
          kind="done"
          words={done.words}
          action={
            done.to !== undefined &&
            done.to !== pathname && (
              <ActionButton small tone="quiet" to={done.to}>
                {translate('ra.action.show')}
              </ActionButton>
            )
          }
        />
      )}
    </>
  )
}
