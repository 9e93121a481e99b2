import { Box, Button, ButtonBase } from '@mui/material'
import { useTranslate } from 'ra-core'
import { api } from '../api/client.ts'
import { TextControl } from '../widgets/inputs/text.tsx'

interface Props {
  uuid: string
  value: string
  error: string | undefined
  onChange: (value: string) => void
  onRefresh: () => void
}

/** Shows the captcha of five characters; a click on the picture or 换一换 makes a new one (specification 5). */
export function Captcha({ uuid, value, error, onChange, onRefresh }: Props) {
  const translate = useTranslate()
  return (
    <Box sx={{ display: 'flex', gap: 2, alignItems: 'flex-end' }}>
      <Box sx={{ flex: 1 }}>
        <TextControl
          id="captcha"
          name="captcha"
          label={translate('login.captcha')}
          value={value}
          required
          schema={{ type: 'string', maxLength: 5 }}
          error={error}
          onChange={text => onChange(String(text ?? '').slice(0, 5))}
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
  )
}
