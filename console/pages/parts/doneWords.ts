import type { ActionId } from '@board/generated/actions'
import type { useTranslate } from 'ra-core'

/** Returns the text of a finished action for its record: 已交办, 已接收. */
export const doneWords = (translate: ReturnType<typeof useTranslate>, id: ActionId): string =>
  translate(`actions.${id}.done`, {
    _: translate('task.handled', { verb: translate(`actions.${id}.verb`) })
  })
