import { Component, type ReactNode, Suspense } from 'react'

/** Shows a part that the page does without: while it loads, and if its files cannot be loaded, nothing stands there. */
export class Optional extends Component<{ children: ReactNode }, { isMissing: boolean }> {
  override state = { isMissing: false }

  static getDerivedStateFromError() {
    return { isMissing: true }
  }

  override render() {
    return this.state.isMissing ? null : <Suspense>{this.props.children}</Suspense>
  }
}
