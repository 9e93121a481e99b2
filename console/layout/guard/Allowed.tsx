import type { ReactNode } from 'react'
import type { Reader } from '../../base/boards.ts'
import { useMe } from '../../session/useMe.ts'
import { Forbidden } from '../../widgets/parts/notices/Forbidden.tsx'

/** Shows a page to readers who may open it; others see that they may not. */
export function Allowed({ to, children }: { to: (reader: Reader) => boolean; children: ReactNode }) {
  const me = useMe()
  return to(me) ? children : <Forbidden />
}
