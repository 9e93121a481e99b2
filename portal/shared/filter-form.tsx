import type { ComponentProps } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

/** Goes with a change of the address that asks for other rows: the list then puts the focus on their heading. */
export const toResults = { toResults: true } as const

/**
 * A form whose fields become the address: a plain GET form without scripts; with them, empty fields stay out of it.
 */
export function FilterForm({
  action,
  onAsk,
  ...rest
}: Omit<ComponentProps<'form'>, 'method' | 'action' | 'onSubmit'> & {
  /** The page that answers; this one without. */
  action?: string
  /** Hears that the form was sent. */
  onAsk?: () => void
}) {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const target = action ?? pathname
  return (
    <form
      {...rest}
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
