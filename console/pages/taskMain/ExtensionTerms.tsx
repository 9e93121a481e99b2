import { useTranslate } from 'ra-core'
import type { WarningProps } from '../../derive/overrides.ts'
import { formatTime } from '../../fields/time.ts'
import { Notice } from '../../widgets/parts/notices/States.tsx'
import { PageTexts } from '../../widgets/parts/PageTexts.tsx'

function Words({ deadline }: { deadline: number | null | undefined }) {
  const translate = useTranslate()
  const at = deadline ? formatTime(deadline) : ''
  return (
    <Notice
      kind="info"
      words={translate('desk.extension.terms', { at })}
      hint={translate('desk.extension.once')}
    />
  )
}

/** Tells before a request who decides on the extension, from which day it counts, and that there is only one. */
export function ExtensionTerms({ records: [record] }: WarningProps) {
  return (
    <PageTexts family="desk">
      <Words deadline={(record as { deadlineAt?: number | null } | undefined)?.deadlineAt} />
    </PageTexts>
  )
}
