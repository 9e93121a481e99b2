import { useTranslate } from 'ra-core'
import { Component, type ReactNode, Suspense } from 'react'
import { ActionButton } from '../Buttons.tsx'
import { Notice } from './States.tsx'

/** Shown in place of a part whose script could not be loaded, or that failed. */
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
 * Loads a part of a page when it is shown, and shows nothing meanwhile. If this fails, it shows an error in place of
 * the part. The rest of the page and its typed values stay.
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
