import type { DataOf } from '@board/client'
import type { TranslateFunction } from 'ra-core'
import { formatTime } from '../../fields/time.ts'

/** Returns the restrictions that hold for an account now, one on a line. */
export function holdsOf(
  { restrictions }: Pick<DataOf<'getAccount'>, 'restrictions'>,
  labels: (dict: string, value: number) => string,
  translate: TranslateFunction
): string {
  const holds = restrictions.map(({ handleType, ruleName, endTime }) => {
    const until =
      endTime === null ? translate('people.endless') : translate('people.until', { at: formatTime(endTime) })
    return `${labels('handleType', handleType)} · ${ruleName} · ${until}`
  })
  return holds.join('\n') || translate('people.none')
}
