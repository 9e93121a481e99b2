import type { DataOf } from '@board/client'
import { useTranslate } from 'ra-core'
import { useLabels } from '../../api/site.ts'
import { formatTime } from '../../derive/time.ts'

/** Returns a function that returns the present restrictions of an account as text, one on a line. */
export function useRestrictionWords() {
  const translate = useTranslate()
  const labels = useLabels()
  return (restrictions: DataOf<'getAccount'>['restrictions']): string => {
    const lines = restrictions.map(({ handleType, ruleName, endTime }) => {
      const until =
        endTime === null
          ? translate('people.endless')
          : translate('people.until', { at: formatTime(endTime) })
      return `${labels('handleType', handleType)} · ${ruleName} · ${until}`
    })
    return lines.join('\n') || translate('people.none')
  }
}
