import type { ComponentProps } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

/** State of a navigation that asks for other rows. It tells the list to focus its heading. */
export const toResults = { toResults: true } as const

/**
 * Shows a form whose fields become the query of an address. Without scripts it is a plain GET form; with scripts, empty
 * fields are omitted.
 */
export function FilterForm({
  action,
  onAsk,
  ...rest
}: Omit<ComponentProps<'form'>, 'method' | 'action' | 'onSubmit'> & {
  /** The page that the form opens; by default this page. */
  action?: string
  /** Called when the form is sent. */
  onAsk?: () => void
}) {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const target = action ?? pathname
  return (
    <form
      {...rest}
      // the portal reports a wrong period in its own words
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
