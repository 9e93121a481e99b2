import { fileAccept } from '@board/schemas/facts/uploads'
import { Box } from '@mui/material'
import { useTranslate } from 'ra-core'
import { FieldInput } from '../../derive/form/FieldInput.tsx'
import type { Field } from '../../fields/fields.ts'
import { inputId } from '../../widgets/inputs/FormFields.ts'
import { inputs } from '../../widgets/registry.tsx'
import { FilesInput } from '../parts/FilesInput.tsx'
import { useCaseFields } from './lowGrade.ts'
import type { Case } from './useMessageCase.ts'

const numbers = { type: 'array', items: { type: 'integer' } } as const

interface Props {
  fields: readonly Field[]
  /** The grades of the message. */
  grades: Case['grades']
  prefix: string
  /** Public pictures of the replies that the case may show. */
  choosable: Case['choosable']
}

/** Shows the fields of a case, and its pictures: uploads, and those of the replies. */
export function CaseFields({ fields, grades, prefix, choosable }: Props) {
  const translate = useTranslate()
  const shown = useCaseFields(fields, grades)
  return (
    <>
      {/* a draft may leave them empty, but not a case that is submitted */}
      <Box data-step-by-step sx={{ display: 'contents' }}>
        {shown
          .filter(({ name }) => name !== 'aids')
          .map(field => (
            <FieldInput key={field.name} field={field} />
          ))}
      </Box>
      {choosable.length > 0 && (
        <inputs.multiSelect
          source="chosen"
          label={translate('cases.chosen')}
          schema={numbers}
          options={choosable.map(({ aid, fileName }) => ({ value: aid, label: fileName }))}
        />
      )}
      <FilesInput
        source="files"
        id={inputId(prefix, 'aids')}
        label={translate('fields.aids')}
        hint={translate('attachment.limits', { count: 20 })}
        most={20}
        accept={fileAccept}
      />
    </>
  )
}
