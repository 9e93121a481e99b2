import { Component, type ReactNode, Suspense } from 'react'

interface LatePartProps {
  children: ReactNode
  /** Shown while the script is on its way. */
  fallback?: ReactNode
  /** Shown if the script does not arrive; absent if the page can do without the part. */
  instead?: ReactNode
}

/**
 * Shows a part whose script is fetched after the page. If the script does not arrive, only this part is missing:
 * without this boundary the error would replace the page that somebody is reading.
 */
export class LatePart extends Component<LatePartProps, { isMissing: boolean }> {
  override state = { isMissing: false }

  static getDerivedStateFromError() {
    return { isMissing: true }
  }

  override render() {
    const { children, fallback, instead } = this.props
    return this.state.isMissing ? instead : <Suspense fallback={fallback}>{children}</Suspense>
  }
}
