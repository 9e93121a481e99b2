import { type ComponentProps, createContext } from 'react'
import { useScripted } from '../../lib/use-scripted.ts'

/** False in a form until its scripts run. Its buttons do nothing then. */
export const FormReady = createContext(true)

/**
 * Shows a form for data. Typed text never becomes part of an address: the form never uses GET, and its buttons and the
 * Enter key do nothing until its scripts run.
 */
export function DataForm({ children, ...rest }: Omit<ComponentProps<'form'>, 'method' | 'noValidate'>) {
  return (
    <form {...rest} method="post" noValidate>
      <FormReady value={useScripted()}>{children}</FormReady>
    </form>
  )
}
