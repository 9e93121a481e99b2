import { useTranslate } from 'ra-core'
import { Notice } from '../../widgets/registry.tsx'
import type { Kept } from './useDraft.ts'

/** Says that this browser keeps no draft of a form; nothing if it does. */
export function UnkeptNotice({ isRefused }: Pick<Kept, 'isRefused'>) {
  const translate = useTranslate()
  return isRefused && <Notice kind="warning" words={translate('task.notKept')} />
}
