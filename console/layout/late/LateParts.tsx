import { useNotify } from 'ra-core'
import { useEffect } from 'react'
import { takeCodesLeft, takeSignedIn } from '../../api/signedIn.ts'
import type { Face } from '../../base/face.ts'
import { successTime } from '../../derive/dialog/done.tsx'
import { ConnectionNotice } from './ConnectionNotice.tsx'
import { PhoneReminder } from './PhoneReminder.tsx'
import { Robot } from './Robot.tsx'
import { useVisits } from './useVisits.ts'

/** Milliseconds for which the number of recovery codes is shown. */
const noticeTime = 10_000

function Government() {
  useVisits()
  return (
    <>
      <PhoneReminder />
      <Robot />
    </>
  )
}

/** Shows the parts of the frame that are fetched after the page: the last ones in its column. */
export function LateParts({ face }: { face: Face }) {
  const notify = useNotify()
  useEffect(() => {
    const isNew = takeSignedIn()
    const codesLeft = takeCodesLeft()
    if (codesLeft !== undefined)
      notify('frame.codesLeft', {
        type: 'warning',
        messageArgs: { smart_count: codesLeft },
        autoHideDuration: noticeTime
      })
    else if (isNew) notify('frame.signedIn', { type: 'success', autoHideDuration: successTime })
  }, [notify])
  return (
    <>
      <ConnectionNotice />
      {face === 'g' && <Government />}
    </>
  )
}
