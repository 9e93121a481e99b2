import type { DataOf } from '@board/client'
import type { TranslateFunction } from 'ra-core'
import { formatTime } from '../../fields/time.ts'

type Pending = DataOf<'getInstance'>['pendingExtension']

/**
 * Returns the present deadline of a message, and the deadline that an extension would give it; none without an extension.
 * @param isAgain true if its days may still be changed, so that the later deadline is not known
 */
export function deadlineFacts(translate: TranslateFunction, pending: Pending, isAgain = false) {
  if (!pending) return []
  const names = isAgain ? (['deadlineAt'] as const) : (['deadlineAt', 'extendedTo'] as const)
  return names.map(name => ({
    name,
    label: translate(`process.extension.${name}`),
    value: formatTime(pending[name])
  }))
}
