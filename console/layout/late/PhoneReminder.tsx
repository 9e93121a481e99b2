import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material'
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

/** Tells once, at the work table, whether the person has signed in and was not asked yet. */
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
      // a reminder that cannot be given now is given after the next sign-in
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
  if (!asks || !way) return null
  return (
    <Dialog open onClose={close} maxWidth="xs" fullWidth aria-labelledby="bind-phone">
      <DialogTitle id="bind-phone" component="h2" sx={{ typography: 'h2' }}>
        {translate('frame.phone.title')}
      </DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ color: 'text.primary' }}>{translate('frame.phone.words')}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={close} sx={{ mr: 'auto' }}>
          {translate('frame.phone.later')}
        </Button>
        <Button color="inherit" onClick={() => void confirm()}>
          {translate('frame.phone.bound')}
        </Button>
        <Button variant="contained" component={Link} to={way.to ?? '/'} onClick={close} autoFocus>
          {way.label}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
