import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import css from './disclosure.module.css'

interface DisclosureProps {
  label: ReactNode
  icon?: 'menu' | 'down'
  align?: 'start' | 'end'
  children: ReactNode
}

/**
 * Shows content under its button. It works without scripts. It closes on Escape, on a press outside, when the focus
 * leaves it, and after a navigation.
 */
export function Disclosure({ label, icon = 'down', align = 'end', children }: DisclosureProps) {
  const details = useRef<HTMLDetailsElement>(null)
  const { key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation closes it
  useEffect(() => {
    const element = details.current
    if (!element?.open) return
    if (element.contains(document.activeElement)) element.querySelector('summary')?.focus()
    element.open = false
  }, [key])
  useEffect(() => {
    const close = (event: Event) => {
      const element = details.current
      if (!element?.open) return
      if (event instanceof KeyboardEvent) {
        if (event.key !== 'Escape') return
        element.querySelector('summary')?.focus()
      } else if (event.target instanceof Node && element.contains(event.target)) return
      element.open = false
    }
    document.addEventListener('keydown', close)
    document.addEventListener('pointerdown', close)
    return () => {
      document.removeEventListener('keydown', close)
      document.removeEventListener('pointerdown', close)
    }
  }, [])
  return (
    <details
      ref={details}
      className={css.disclosure}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) currentTarget.open = false
      }}
    >
      <summary className={css.button}>
        {icon === 'menu' && <Icon path="M3 5.5h14M3 10h14M3 14.5h14" />}
        <span>{label}</span>
        {icon === 'down' && <Icon path="M5 8l5 5 5-5" />}
      </summary>
      <div className={`${css.panel} ${css[align]}`}>{children}</div>
    </details>
  )
}

function Icon({ path }: { path: string }) {
  return (
    <svg className={css.icon} viewBox="0 0 20 20" aria-hidden="true">
      <path d={path} />
    </svg>
  )
}
