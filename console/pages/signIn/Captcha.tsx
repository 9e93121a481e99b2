import { Alert, Box, Button, ButtonBase } from '@mui/material'
import { useTranslate } from 'ra-core'
import { useEffect } from 'react'
import { useFormContext } from 'react-hook-form'
import { api } from '../../api/client.ts'
import { isFilled } from '../../fields/isFilled.ts'
import { asInput } from '../../widgets/inputs/asInput.tsx'
import { TextControl } from '../../widgets/inputs/text.tsx'

const TextInput = asInput(TextControl)

interface Props {
  uuid: string
  /** True if the server asks for the captcha after a complete form: the reader is told so, and goes on in its field. */
  isAsked?: boolean
  onRefresh: () => void
}

/** Shows the captcha of five characters; a click on the picture or 换一换 makes a new one (specification 5). */
export function Captcha({ uuid, isAsked = false, onRefresh }: Props) {
  const translate = useTranslate()
  const { setValue } = useFormContext()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another picture has another text
  useEffect(() => setValue('captcha', ''), [uuid])
  return (
    <>
      {isAsked && (
        <Alert severity="info" variant="outlined" role="status">
          {translate('login.captchaToo')}
        </Alert>
      )}
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'flex-end' }}>
        <Box sx={{ flex: 1 }}>
          <TextInput
            source="captcha"
            id="captcha"
            label={translate('login.captcha')}
            isRequired
            validate={isFilled}
            autoFocus={isAsked}
            parse={text => text?.slice(0, 5)}
          />
        </Box>
        <ButtonBase
          onClick={onRefresh}
          aria-label={translate('login.refreshCaptcha')}
          sx={{ alignSelf: 'flex-start', mt: '26px' }}
        >
          <Box
            component="img"
            src={api.address('captchaImage', { query: { uuid } })}
            alt={translate('login.captchaImage')}
            sx={{ height: 34, bgcolor: '#fff', borderRadius: 1, display: 'block' }}
          />
        </ButtonBase>
        <Button
          variant="text"
          color="secondary"
          onClick={onRefresh}
          sx={{ alignSelf: 'flex-start', mt: '26px' }}
        >
          {translate('login.another')}
        </Button>
      </Box>
    </>
  )
}
