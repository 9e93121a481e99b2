import { useTranslate } from 'ra-core'
import { useLocation } from 'react-router-dom'
import { ActionButton, Notice } from '../../widgets/registry.tsx'
import { useDone } from './done.tsx'

/** Shows what was done last with a record of the surrounding resource. */
export function DoneLine() {
  const translate = useTranslate()
  const { pathname } = useLocation()
  const done = useDone()
  if (!done) return null
  return (
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
  )
}
