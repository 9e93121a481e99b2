import type { ComponentProps } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

/**
 * A form whose fields become the address: a plain GET form without scripts; with them, empty fields stay out of it.
 */
export function FilterForm({
  action,
  ...rest
}: Omit<ComponentProps<'form'>, 'method' | 'action' | 'onSubmit'> & { action?: string }) {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  return (
    <form
      {...rest}
      method="get"
      action={action ?? pathname}
      onSubmit={event => {
        event.preventDefault()
        const query = new URLSearchParams()
        for (const [name, value] of new FormData(event.currentTarget)) {
          if (typeof value === 'string' && value.trim() !== '') query.append(name, value.trim())
        }
        navigate(`${action ?? pathname}?${query}`)
      }}
    />
  )
}
