import { isProductTemplate, productTemplates } from '@board/schemas/facts/letters'
import { Typography } from '@mui/material'
import { useRecordContext, useTranslate } from 'ra-core'
import type { InputProps } from '../../derive/overrides.ts'
import { useFieldLabel } from '../../fields/labels.ts'
import { useFieldSchema } from '../../fields/recordSchemas.ts'
import { PageTexts } from '../../widgets/parts/PageTexts.tsx'
import { Facts, inputs } from '../../widgets/registry.tsx'

/** The kinds of input of the fields that the product keeps in its own templates. */
const kinds = { code: inputs.text, variables: inputs.tags }
type Kept = keyof typeof kinds

/**
 * Edits the code or the variables of a template of mail or SMS. Those of a template that the product sends are only
 * shown.
 */
export default function TemplateField(props: InputProps) {
  const schema = useFieldSchema(props.source)
  const template = useRecordContext()
  const source = props.source as Kept
  const Input = kinds[source]
  if (template?.id === undefined || !isProductTemplate(template.code))
    return <Input {...props} schema={schema} />
  const variables = productTemplates[template.code].map(name => `{${name}}`)
  return (
    <PageTexts family="records" fallback={null}>
      <KeptField source={source} value={source === 'code' ? template.code : variables.join(' ') || '—'} />
    </PageTexts>
  )
}

function KeptField({ source, value }: { source: Kept; value: string }) {
  const translate = useTranslate()
  const label = useFieldLabel()
  const explained = (
    <>
      {value}
      <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
        {translate(`records.templates.kept.${source}`)}
      </Typography>
    </>
  )
  return <Facts facts={[{ name: source, label: label(source), value: explained }]} />
}
