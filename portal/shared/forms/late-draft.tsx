import { localStore } from '@board/client/storage/storage'
import { Suspense, useEffect, useState } from 'react'
import { latePart } from '../../lib/late-part.ts'
import { withTexts } from '../../locales/shown.ts'
import { useRoot } from '../../services/root.ts'

const DraftLine = latePart(() => withTexts(['unsent'], import('./draft-line.tsx')))

/** Tells whether the browser keeps any draft of an account. */
const hasDraft = (uid: number): boolean => localStore.keys().some(key => key.startsWith(`draft:${uid}:`))

/** Mentions a message that was begun and not sent. It looks for one after the first paint, and usually loads nothing. */
export function LateDraft() {
  const uid = useRoot().user?.uid ?? 0
  const [has, setHas] = useState(false)
  useEffect(() => setHas(uid > 0 && hasDraft(uid)), [uid])
  return (
    has && (
      <Suspense>
        <DraftLine uid={uid} />
      </Suspense>
    )
  )
}
