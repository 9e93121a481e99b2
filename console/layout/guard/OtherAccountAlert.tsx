import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material'
import { useTranslate } from 'ra-core'
import { useNavigate } from 'react-router-dom'
import { closeAlert, type OtherAccount } from '../../session/otherAccount.ts'
import { signInRoute } from '../../session/signInRoute.ts'
import { useMe } from '../../session/useMe.ts'

/**
 * Says that another tab has signed in as somebody else, or has signed out, and that nothing was sent in its name. The page
 * stays mounted below, so that typed text is not lost. Decision 0144.
 */
export function OtherAccountAlert({ other: { name } }: { other: OtherAccount }) {
  const translate = useTranslate()
  const navigate = useNavigate()
  const { info } = useMe()
  const kind = name === undefined ? 'signedOut' : 'nowAs'
  return (
    <Dialog
      open
      role="alertdialog"
      maxWidth="xs"
      fullWidth
      onClose={closeAlert}
      aria-labelledby="other-account"
      aria-describedby="other-account-text"
    >
      <DialogTitle id="other-account" component="h2" sx={{ typography: 'h2' }}>
        {translate(`frame.otherAccount.${kind}`, { name })}
      </DialogTitle>
      <DialogContent>
        <DialogContentText id="other-account-text" sx={{ color: 'text.primary' }}>
          {translate(`frame.otherAccount.${kind}Text`, { name, shown: info?.nickName })}
        </DialogContentText>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        <Button onClick={closeAlert}>{translate('frame.otherAccount.stay')}</Button>
        <Button onClick={() => window.location.reload()}>{translate('frame.otherAccount.reload')}</Button>
        <Button
          variant="contained"
          autoFocus
          onClick={() => {
            closeAlert()
            void navigate(signInRoute(window.location))
          }}
        >
          {translate('frame.signInAgain')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
