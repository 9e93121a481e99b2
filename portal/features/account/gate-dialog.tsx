import type { ComponentProps } from 'react'
import AfterSignIn from './after-sign-in.tsx'
import Farewell from './farewell.tsx'
import LoginDialog from './login-dialog.tsx'
import OtherAccount from './other-account.tsx'
import SessionAlert from './session-alert.tsx'

export type GateDialogProps =
  | ({ kind: 'login' } & ComponentProps<typeof LoginDialog>)
  | ({ kind: 'expired' } & ComponentProps<typeof SessionAlert>)
  | ({ kind: 'other' } & ComponentProps<typeof OtherAccount>)
  | { kind: 'cancelled' | 'here' | 'elsewhere'; onClose: () => void }

/**
 * Shows a dialog about the session; `here` and `elsewhere` are the places of a sign-in. They are in one file,
 * because one often follows another.
 */
export default function GateDialog(props: GateDialogProps) {
  if (props.kind === 'login') return <LoginDialog {...props} />
  if (props.kind === 'expired') return <SessionAlert onClose={props.onClose} />
  if (props.kind === 'other') return <OtherAccount {...props} />
  if (props.kind === 'cancelled') return <Farewell {...props} />
  return <AfterSignIn isFromElsewhere={props.kind === 'elsewhere'} onClose={props.onClose} />
}
