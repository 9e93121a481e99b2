import { type ComponentProps, createContext } from 'react'
import { useScripted } from '../lib/use-scripted.ts'

/** False in a form whose scripts do not run yet: its buttons do nothing then. */
export const FormReady = createContext(true)

/**
 * Shows a form that takes data. Nothing typed ever becomes part of an address: the form never uses GET, and its buttons
 * and the Enter key do nothing before its scripts run.
 */
export function DataForm({ children, ...rest }: Omit<ComponentProps<'form'>, 'method' | 'noValidate'>) {
  return (
    <form {...rest} method="post" noValidate>
      <FormReady value={useScripted()}>{children}</FormReady>
    </form>
  )
}
