import { Box } from '@mui/material'
import { useRecordContext, useTranslate } from 'ra-core'
import { useWatch } from 'react-hook-form'
import type { InputProps } from '../../derive/overrides.ts'
import { useFieldSchema } from '../../fields/recordSchemas.ts'
import { PageTexts } from '../../widgets/parts/PageTexts.tsx'
import { inputs, Notice } from '../../widgets/registry.tsx'

/** Switches the second factor of a role on or off, and says before saving how many people it stops. */
export default function SecondFactorInput(props: InputProps) {
  const schema = useFieldSchema(props.source)
  return (
    <PageTexts family="records" fallback={null}>
      <inputs.boolean {...props} schema={schema} />
      <Stopped source={props.source} />
    </PageTexts>
  )
}

/** Says how many holders of the role must set a second factor up, once it is switched on and not saved yet. */
function Stopped({ source }: { source: string }) {
  const translate = useTranslate()
  const role = useRecordContext()
  const isOn = useWatch({ name: source }) === true
  if (!role?.id || !isOn || role[source] === true) return null
  return (
    <Box sx={{ '& > .MuiAlert-root': { m: 0 } }}>
      <Notice
        kind="info"
        words={translate('records.roles.stopped', { smart_count: Number(role.withoutFactor ?? 0) })}
      />
    </Box>
  )
}
