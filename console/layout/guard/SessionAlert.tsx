import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material'
import { useTranslate } from 'ra-core'
import { useEffect } from 'react'

/** Milliseconds before the sign-in page is shown automatically (specification 8). */
const redirectDelay = 5000

/** Says that the session has ended, and then opens the sign-in page, which gives the reason once more. */
export function SessionAlert({ onLeave }: { onLeave: () => void }) {
  const translate = useTranslate()
  useEffect(() => {
    const timer = setTimeout(onLeave, redirectDelay)
    return () => clearTimeout(timer)
  }, [onLeave])
  return (
    <Dialog
      open
      role="alertdialog"
      maxWidth="xs"
      fullWidth
      aria-labelledby="session-ended"
      aria-describedby="session-ended-text"
    >
      <DialogTitle id="session-ended" component="h2" sx={{ typography: 'h2' }}>
        {translate('frame.alertTitle')}
      </DialogTitle>
      <DialogContent>
        <DialogContentText id="session-ended-text" sx={{ color: 'text.primary' }}>
          {translate('ra.notification.logged_out')}
        </DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onLeave} autoFocus>
          {translate('frame.signInAgain')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
