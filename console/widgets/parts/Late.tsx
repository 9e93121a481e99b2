import { useTranslate } from 'ra-core'
import { Component, type ReactNode, Suspense } from 'react'
import { ActionButton } from './Buttons.tsx'
import { Notice } from './States.tsx'

/** Stands in the place of a part whose script did not come, or that failed. */
function Missing() {
  const translate = useTranslate()
  return (
    <Notice
      kind="error"
      words={translate('frame.partMissing')}
      action={
        <ActionButton small onClick={() => window.location.reload()}>
          {translate('ra.action.update_application')}
        </ActionButton>
      }
    />
  )
}

/**
 * Holds a part of a page that is fetched when it is shown; nothing stands there meanwhile. If it fails, it says so in its
 * place: the page around it, and what is typed there, stay.
 */
export class Late extends Component<{ children: ReactNode }, { isMissing: boolean }> {
  override state = { isMissing: false }

  static getDerivedStateFromError() {
    return { isMissing: true }
  }

  override render() {
    return this.state.isMissing ? <Missing /> : <Suspense>{this.props.children}</Suspense>
  }
}
