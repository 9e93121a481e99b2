import { Link } from '@mui/material'
import { CanAccess, type RaRecord, useRecordContext, useResourceContext, useTranslate } from 'ra-core'
import { Link as RouterLink } from 'react-router-dom'
import type { FieldProps } from '../../derive/overrides.ts'
import { ValueField } from '../../derive/record/ValueField.tsx'
import { PageTexts } from '../../widgets/parts/PageTexts.tsx'
import { whereToSetUp } from './whereToSetUp.ts'

/** Shows the status of a letter. One that waits because something is not set up leads to the list where that is done. */
export function LetterStatus({ source, label }: FieldProps) {
  const resource = useResourceContext() ?? ''
  const record = useRecordContext<RaRecord>()
  const status = <ValueField source={source} label={label} kind="chip" />
  const place = record && whereToSetUp(resource, record)
  if (!place) return status
  return (
    <div style={{ minWidth: 0 }}>
      {status}
      <CanAccess resource={place.entity} action="list">
        <PageTexts family="records" fallback={null}>
          <SetUpLink to={place.to} />
        </PageTexts>
      </CanAccess>
    </div>
  )
}

function SetUpLink({ to }: { to: string }) {
  const translate = useTranslate()
  return (
    <Link component={RouterLink} to={to} variant="caption" sx={{ display: 'block' }}>
      {translate('records.toSetUp')}
    </Link>
  )
}
