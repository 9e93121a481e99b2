import type { ComponentProps } from 'react'
import { useHref, useLinkClickHandler, useLocation } from 'react-router-dom'

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** A path of this site, with its query. */
  to: string
  /** Leaves no entry in the history. */
  replace?: boolean
  /** Goes along with the move; gone after a reload. */
  state?: object
  /** Whether the page stays where it is scrolled to. */
  preventScrollReset?: boolean
  /** Whether the browser loads the page anew, as for the console. */
  reloadDocument?: boolean
}

/**
 * A link inside of the site. The router's own would bring along what only its framework needs, 2 kB for every page.
 */
export function Link({ to, replace, state, preventScrollReset, reloadDocument, ...rest }: LinkProps) {
  const href = useHref(to)
  const go = useLinkClickHandler<HTMLAnchorElement>(to, {
    replace,
    state,
    preventScrollReset,
    target: rest.target
  })
  return (
    <a
      {...rest}
      href={href}
      onClick={event => {
        rest.onClick?.(event)
        if (!event.defaultPrevented && !reloadDocument) go(event)
      }}
    />
  )
}

/** A link that is marked while its page, or one below it, is shown. */
export function NavLink(props: LinkProps) {
  const { pathname } = useLocation()
  const isHere = pathname === props.to || pathname.startsWith(`${props.to}/`)
  return <Link {...props} aria-current={isHere ? 'page' : undefined} />
}
