import { Box, Button, Paper, Typography } from '@mui/material'
import { useNotify, useTranslate } from 'ra-core'
import { Link } from 'react-router-dom'
import { api } from '../api/client.ts'
import { failureWords } from '../api/failure.ts'
import { isUnbound } from './late/phone.ts'
import { linkTo } from './placeLinks.ts'

/** Asks a person without a phone to bind one, or to say that it is bound by now (specification 8). */
export default function PhoneDialog({ onClose }: { onClose: () => void }) {
  const translate = useTranslate()
  const notify = useNotify()
  const [way] = linkTo('g', 'bind', '/settings/bind-info', translate('frame.phone.bind'))

  async function confirm() {
    try {
      if (isUnbound(await api.call('bindPhoneResult')))
        return notify('frame.phone.stillNone', { type: 'warning' })
      onClose()
    } catch (failure) {
      notify(failureWords(failure, translate), { type: 'error' })
    }
  }
  if (!way) return null
  return (
    <Paper
      // the page stays usable: the reminder neither takes the focus nor covers the focused part
      role="dialog"
      aria-labelledby="bind-phone"
      square
      onKeyDown={event => event.key === 'Escape' && onClose()}
      sx={{
        flexShrink: 0,
        px: 4,
        py: 3,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 4,
        rowGap: 2,
        borderTop: 1,
        borderColor: 'divider'
      }}
    >
      <Typography id="bind-phone" variant="h2">
        {translate('frame.phone.title')}
      </Typography>
      <Typography sx={{ mr: 'auto' }}>{translate('frame.phone.words')}</Typography>
      <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap' }}>
        <Button color="inherit" onClick={onClose}>
          {translate('frame.phone.later')}
        </Button>
        <Button color="inherit" onClick={() => void confirm()}>
          {translate('frame.phone.bound')}
        </Button>
        <Button variant="contained" component={Link} to={way.to ?? '/'} onClick={onClose}>
          {way.label}
        </Button>
      </Box>
    </Paper>
  )
}
