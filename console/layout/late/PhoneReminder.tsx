import { Box, Button, Paper, Typography } from '@mui/material'
import { useNotify, useTranslate } from 'ra-core'
import { useEffect, useRef, useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { api } from '../../api/client.ts'
import { readCookie, writeCookie } from '../../api/cookies.ts'
import { failureWords } from '../../api/failure.ts'
import { useMe } from '../../auth/useMe.ts'
import { linkTo } from '../placeLinks.ts'
import { useHome } from '../useHome.ts'

/** The value of `bingPhone` of an account without a phone. */
const notBound = 2

/** Tells whether the person has just signed in and was not asked yet; it returns true only once. */
function takeAsk(): boolean {
  const asks = readCookie('showAsk') === '1'
  writeCookie('showAsk', '', 0)
  return asks
}

/**
 * Reminds people without a phone to bind one, once after signing in, unless their group wants no reminder
 * (specification 3, 8).
 */
export function PhoneReminder() {
  const translate = useTranslate()
  const notify = useNotify()
  const { pathname } = useLocation()
  const { home } = useHome('g')
  const { info } = useMe()
  const [asks, setAsks] = useState(false)
  const isAsked = useRef(false)
  const isHome = pathname === home
  const wantsNone = info?.authority.allowNoAlert === 1
  const [way] = linkTo('g', 'bind', '/settings/bind-info', translate('frame.phone.bind'))
  useEffect(() => {
    if (!info || !isHome || isAsked.current || !takeAsk()) return
    isAsked.current = true
    if (wantsNone) return
    api.call('bindPhoneResult').then(
      ({ bingPhone }) => setAsks(bingPhone === notBound),
      // a reminder that fails now is shown after the next sign-in
      () => undefined
    )
  }, [info, isHome, wantsNone])

  async function confirm() {
    try {
      const { bingPhone } = await api.call('bindPhoneResult')
      if (bingPhone === notBound) return notify('frame.phone.stillNone', { type: 'warning' })
      setAsks(false)
    } catch (failure) {
      notify(failureWords(failure, translate), { type: 'error' })
    }
  }
  const close = () => setAsks(false)
  if (!asks || !isHome || !way) return null
  return (
    <Paper
      // the page stays usable: the reminder neither takes the focus nor covers the focused part
      role="dialog"
      aria-labelledby="bind-phone"
      square
      onKeyDown={event => event.key === 'Escape' && close()}
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
        <Button color="inherit" onClick={close}>
          {translate('frame.phone.later')}
        </Button>
        <Button color="inherit" onClick={() => void confirm()}>
          {translate('frame.phone.bound')}
        </Button>
        <Button variant="contained" component={Link} to={way.to ?? '/'} onClick={close}>
          {way.label}
        </Button>
      </Box>
    </Paper>
  )
}
