import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { useRoot } from './root.ts'

// these have no texts of their own, which would bring the router along
const Robot = lazy(() => import('./robot.tsx'))
const MessageCount = lazy(() => import('./message-count.tsx'))

/** Shows something once the page stands: it costs the first view nothing. */
function Late({ children }: { children: ReactNode }) {
  const [isReady, setReady] = useState(false)
  useEffect(() => setReady(true), [])
  return isReady && <Suspense>{children}</Suspense>
}

/**
 * Shows the button of the customer-service robot; a site without one loads nothing. Its address is of people
 * or of institutions. Specification 2, 6.
 */
export function LateRobot() {
  const { user, robot } = useRoot()
  const address = user && user.organization > 0 ? robot.pcOrgLocation : robot.pcLocation
  return (
    address && (
      <Late>
        <Robot address={address} />
      </Late>
    )
  )
}

/** Shows the number of unread notifications of a signed-in person. */
export const LateMessageCount = () => (
  <Late>
    <MessageCount />
  </Late>
)
