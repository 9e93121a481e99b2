import type { ComponentProps } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

/** State of a navigation that asks for other rows: the list then puts the focus on its heading. */
export const toResults = { toResults: true } as const

/**
 * Shows a form whose fields become the address: without scripts a plain GET form; with them, empty fields are
 * left out of it.
 */
export function FilterForm({
  action,
  onAsk,
  ...rest
}: Omit<ComponentProps<'form'>, 'method' | 'action' | 'onSubmit'> & {
  /** The page that answers; by default this page. */
  action?: string
  /** Called when the form was sent. */
  onAsk?: () => void
}) {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const target = action ?? pathname
  return (
    <form
      {...rest}
      // a wrong span of days is said in our words, not by the browser
      noValidate
      method="get"
      action={target}
      onSubmit={event => {
        event.preventDefault()
        onAsk?.()
        const query = new URLSearchParams()
        for (const [name, value] of new FormData(event.currentTarget)) {
          if (typeof value === 'string' && value.trim() !== '') query.append(name, value.trim())
        }
        navigate(`${target}?${query}`, { state: toResults, preventScrollReset: target === pathname })
      }}
    />
  )
}
