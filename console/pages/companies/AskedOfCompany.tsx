import { useGetOne, useTranslate } from 'ra-core'
import { wholeRecord } from '../../api/types.ts'
import type { WarningProps } from '../../derive/overrides.ts'
import { Notice } from '../../widgets/parts/notices/States.tsx'
import { BeforeAndAfter } from './BeforeAndAfter.tsx'

/** Shows in the dialog of a decision the facts that the company asks for, beside those known before. */
export function AskedOfCompany({ records }: WarningProps) {
  const translate = useTranslate()
  const id = Number(records[0]?.id)
  const { data, isPending } = useGetOne('companyRequests', { id, meta: wholeRecord })
  if (isPending) return <Notice kind="loading" words={translate('ra.page.loading')} />
  return data ? <BeforeAndAfter request={data as Parameters<typeof BeforeAndAfter>[0]['request']} /> : null
}
