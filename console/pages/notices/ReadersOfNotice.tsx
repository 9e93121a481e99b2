import { useTranslate } from 'ra-core'
import type { WarningProps } from '../../derive/overrides.ts'
import { Notice } from '../../widgets/parts/notices/States.tsx'
import { PageTexts } from '../../widgets/parts/PageTexts.tsx'

/** The value of `receiverType` of a notice to all. */
const all = 0

/** Says before a notice to all is sent that visitors see it, too; shows nothing for departments. */
export default function ReadersOfNotice({ records }: WarningProps) {
  if (records.every(({ receiverType }) => receiverType !== all)) return null
  return (
    <PageTexts family="records" fallback={null}>
      <Words />
    </PageTexts>
  )
}

function Words() {
  const translate = useTranslate()
  return <Notice kind="warning" words={translate('records.noticeToAll')} />
}
