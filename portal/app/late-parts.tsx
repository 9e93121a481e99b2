import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { latePart } from '../lib/late-part.ts'
import { useRoot } from '../services/root.ts'

// these use no own file of texts: `withTexts` would load the router as well
const Robot = latePart(() => import('./robot.tsx'))
const MessageCount = latePart(() => import('./header/message-count.tsx'))

/** Shows something only after hydration, so that the first view does not load it. */
function Late({ children }: { children: ReactNode }) {
  const [isReady, setReady] = useState(false)
  useEffect(() => setReady(true), [])
  return isReady && <Suspense>{children}</Suspense>
}

/**
 * Shows the button of the customer-service robot; a site without a robot loads nothing. People and institutions have
 * different addresses. Specification 2, 6.
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
