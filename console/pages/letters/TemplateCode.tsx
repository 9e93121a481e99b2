import { isProductTemplate } from '@board/schemas/letters'
import { Typography } from '@mui/material'
import { useRecordContext, useTranslate } from 'ra-core'
import { useFieldLabel } from '../../derive/labels.ts'
import { useFieldSchema } from '../../derive/schema/recordSchemas.ts'
import { PageTexts } from '../../i18n/PageTexts.tsx'
import type { InputProps } from '../../overrides.ts'
import { Facts, inputs } from '../../widgets/registry.tsx'

/** Edits the code of a template of mail or SMS. The code of a template that the product sends is only shown. */
export default function TemplateCode(props: InputProps) {
  const schema = useFieldSchema(props.source)
  const template = useRecordContext()
  if (template?.id === undefined || !isProductTemplate(template.code))
    return <inputs.text {...props} schema={schema} />
  return (
    <PageTexts family="records" fallback={null}>
      <KeptCode source={props.source} code={template.code} />
    </PageTexts>
  )
}

function KeptCode({ source, code }: { source: string; code: string }) {
  const translate = useTranslate()
  const label = useFieldLabel()
  const value = (
    <>
      {code}
      <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
        {translate('records.templates.keptCode')}
      </Typography>
    </>
  )
  return <Facts facts={[{ name: source, label: label(source), value }]} />
}
