import { useTranslate } from 'ra-core'
import { HiddenStatus, Progress } from '../../widgets/registry.tsx'

/**
 * The number of announcements during a run. A screen reader cannot follow an announcement for each of five hundred
 * rows.
 */
const announcements = 10

/** Shows how many records of a run are done, and announces it from time to time. */
export function BulkProgress({ verb, done, all }: { verb: string; done: number; all: number }) {
  const translate = useTranslate()
  const step = Math.max(1, Math.ceil(all / announcements))
  const announced = Math.floor(done / step) * step
  return (
    <>
      <Progress words={translate('bulk.running', { verb, done, all })} share={done / all} />
      <HiddenStatus words={translate('bulk.running', { verb, done: announced, all })} />
    </>
  )
}
