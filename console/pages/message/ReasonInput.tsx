import { actions } from '@board/generated/actions'
import { Box, Button, ListItemButton, ListItemText } from '@mui/material'
import { useTranslate } from 'ra-core'
import { useFormContext } from 'react-hook-form'
import { dictOptions, useSite } from '../../api/site.ts'
import { useFormFields } from '../../derive/form/FormFields.ts'
import type { InputProps } from '../../overrides.ts'
import { OpenedDialog, useOpening } from '../../widgets/parts/opening.tsx'
import { inputs } from '../../widgets/registry.tsx'
import { addStandardReason } from './reason.ts'

const TextareaInput = inputs.textarea

/** Edits the reason of a return or a take-down; one of the site's standard reasons can be inserted. */
export default function ReasonInput(props: InputProps) {
  const translate = useTranslate()
  const { getValues, setValue } = useFormContext()
  const { operation } = useFormFields() ?? {}
  const { opener, opened, close } = useOpening('dialog')
  const isTakingDown = operation === 'takeDownMessage'
  const dict = isTakingDown ? 'takeDownReason' : 'returnReason'
  const reasons = dictOptions(useSite(), dict, false).filter(({ isRetired }) => !isRetired)
  const choose = (reason: string) => {
    close()
    const { id = '', source } = props
    const written = addStandardReason(getValues(source), reason)
    setValue(source, written, { shouldDirty: true, shouldTouch: true, shouldValidate: true })
    // the list first returns the focus to its button
    setTimeout(() => document.getElementById(id)?.focus())
  }
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start', '& > :first-child': { width: 1 } }}>
      <TextareaInput
        {...props}
        schema={actions[isTakingDown ? 'takeDownMessage' : 'returnMessage'].body?.properties?.reason ?? {}}
      />
      {reasons.length > 0 && (
        <>
          <Button {...opener} size="small" color="secondary" disabled={props.disabled ?? false}>
            {translate('review.standardReasons')}
          </Button>
          <OpenedDialog
            opened={opened}
            label={translate('review.standardReasons')}
            sx={{ width: 400, maxWidth: '90vw', py: 1 }}
          >
            {reasons.map(({ value, label }, index) => (
              <ListItemButton key={value} dense autoFocus={index === 0} onClick={() => choose(label)}>
                <ListItemText primary={label} />
              </ListItemButton>
            ))}
          </OpenedDialog>
        </>
      )}
    </Box>
  )
}
