import { lazy, Suspense, useEffect, useState } from 'react'
import { useRoot } from './root.ts'

const Robot = lazy(() => import('./robot.tsx'))

/**
 * Shows the button of the customer-service robot once the page stands; a site without one loads nothing. Its
 * address is of people or of institutions. Specification 2, 6.
 */
export function LateRobot() {
  const { user, robot } = useRoot()
  const address = user && user.organization > 0 ? robot.pcOrgLocation : robot.pcLocation
  const [isReady, setReady] = useState(false)
  useEffect(() => setReady(true), [])
  if (!address || !isReady) return null
  return (
    <Suspense>
      <Robot address={address} />
    </Suspense>
  )
}
