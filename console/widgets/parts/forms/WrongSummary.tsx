import { Alert, Box, Link } from '@mui/material'
import { useTranslate } from 'ra-core'

/** One line of the error summary, with a link to its field. */
export interface Wrong {
  fieldId: string
  words: string
}

/** Lists the errors of a form, each with a link to its field. A single error is only shown at its field. */
export function WrongSummary({ wrong }: { wrong: readonly Wrong[] }) {
  const translate = useTranslate()
  if (wrong.length < 2) return null
  return (
    <Alert severity="error" variant="outlined">
      {translate('form.wrong', { smart_count: wrong.length })}
      <Box component="ul" sx={{ m: 0, pl: 5 }}>
        {wrong.map(({ fieldId, words }) => (
          <li key={fieldId}>
            <Link
              href={`#${fieldId}`}
              onClick={event => focusField(event, fieldId)}
              sx={{ display: 'inline-block', minHeight: 24, verticalAlign: 'top' }}
            >
              {words}
            </Link>
          </li>
        ))}
      </Box>
    </Alert>
  )
}

function focusField(event: { preventDefault: () => void }, fieldId: string) {
  event.preventDefault()
  document.getElementById(fieldId)?.focus()
}
