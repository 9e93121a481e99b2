import type { ComponentProps } from 'react'
import AfterSignIn from './after-sign-in.tsx'
import Farewell from './farewell.tsx'
import LoginDialog from './login-dialog.tsx'
import SessionAlert from './session-alert.tsx'

export type GateDialogProps =
  | ({ kind: 'login' } & ComponentProps<typeof LoginDialog>)
  | ({ kind: 'expired' } & ComponentProps<typeof SessionAlert>)
  | { kind: 'cancelled' | 'here' | 'elsewhere'; onClose: () => void }

/**
 * Shows a dialog about the session; `here` and `elsewhere` are the places of a sign-in. They are in one file,
 * because one often follows another.
 */
export default function GateDialog(props: GateDialogProps) {
  if (props.kind === 'login') return <LoginDialog {...props} />
  if (props.kind === 'expired') return <SessionAlert {...props} />
  if (props.kind === 'cancelled') return <Farewell {...props} />
  return <AfterSignIn isFromElsewhere={props.kind === 'elsewhere'} onClose={props.onClose} />
}
