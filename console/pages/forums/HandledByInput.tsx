import { Box } from '@mui/material'
import { useRecordContext, useTranslate } from 'ra-core'
import type { InputProps } from '../../derive/overrides.ts'
import { kindOf } from '../../fields/fields.ts'
import { useFieldSchema } from '../../fields/recordSchemas.ts'
import { PageTexts } from '../../widgets/parts/PageTexts.tsx'
import { inputs, Notice } from '../../widgets/registry.tsx'
import { useProgress } from './useProgress.ts'

/** Edits the institution of a forum, and says before it is changed again that messages are still on their way. */
export default function HandledByInput(props: InputProps) {
  const schema = useFieldSchema(props.source)
  const forum = useRecordContext()
  const Input = inputs[kindOf(schema)]
  return (
    <>
      <Input {...props} schema={schema} />
      {forum?.handingOver === true && (
        <Box sx={{ '& > .MuiAlert-root': { m: 0 } }}>
          <PageTexts family="records" fallback={null}>
            <UnderWay />
          </PageTexts>
        </Box>
      )}
    </>
  )
}

function UnderWay() {
  const translate = useTranslate()
  const { words } = useProgress()
  return <Notice kind="info" words={words} hint={translate('records.handover.again')} />
}
