import { askedFor } from '@board/schemas/facts/beans'
import { Box, Typography } from '@mui/material'
import { type RaRecord, useRecordContext, useTranslate } from 'ra-core'
import type { FieldProps } from '../../derive/overrides.ts'
import { ValueField } from '../../derive/record/ValueField.tsx'
import { PageTexts } from '../../widgets/parts/PageTexts.tsx'

/** The status of a job that is paused. */
const paused = 0

/** Shows the status of a job. Of a job that is run only when somebody asks for it, it says so while it is paused. */
export function JobStatus({ source, label }: FieldProps) {
  const record = useRecordContext<RaRecord>()
  const value = <ValueField source={source} label={label} kind="chip" />
  if (record?.[source] !== paused || !askedFor.some(bean => bean === record.beanName)) return value
  return (
    <Box sx={{ minWidth: 0 }}>
      {value}
      <PageTexts family="records" fallback={null}>
        <OnRequest />
      </PageTexts>
    </Box>
  )
}

function OnRequest() {
  const translate = useTranslate()
  return (
    <Typography variant="caption" sx={{ display: 'block', color: 'text.secondary' }}>
      {translate('records.jobs.onRequest')}
    </Typography>
  )
}
