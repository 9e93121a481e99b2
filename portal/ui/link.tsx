import type { ComponentProps } from 'react'
import { useHref, useLinkClickHandler, useLocation } from 'react-router-dom'

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** A path of this site, with its query. */
  to: string
  /** True if the navigation replaces the current entry of the history. */
  replace?: boolean
  /** State of the navigation; it is lost after a reload. */
  state?: object
  /** True if the page keeps its scroll position. */
  preventScrollReset?: boolean
  /** True if the browser loads the page from the server, as for the console. */
  reloadDocument?: boolean
}

/**
 * Shows a link inside the site. The router’s own link would add 2 kB to every page, with code that only its framework
 * needs.
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

/** Shows a link that is marked as current while its page, or a page below it, is shown. */
export function NavLink(props: LinkProps) {
  const { pathname } = useLocation()
  const isHere = pathname === props.to || pathname.startsWith(`${props.to}/`)
  return <Link {...props} aria-current={isHere ? 'page' : undefined} />
}
