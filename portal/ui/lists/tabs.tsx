import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import css from './tabs.module.css'

interface TabsProps {
  label: string
  tabs: readonly { id: string; label: ReactNode; panel: ReactNode }[]
}

/**
 * Shows tabs with their panels on one page. The tabs are one stop for the Tab key; then arrow keys, Home and End move
 * between them. The library’s tabs would exceed the size of the login page’s first view.
 */
export function Tabs({ label, tabs }: TabsProps) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const [current, setCurrent] = useState(0)

  const move = (event: KeyboardEvent) => {
    const last = tabs.length - 1
    const next: Record<string, number> = {
      ArrowRight: current === last ? 0 : current + 1,
      ArrowLeft: current === 0 ? last : current - 1,
      Home: 0,
      End: last
    }
    const to = next[event.key]
    if (to === undefined) return
    event.preventDefault()
    setCurrent(to)
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[to]?.focus()
  }

  return (
    <div>
      <div ref={list} className={css.list} role="tablist" aria-label={label} onKeyDown={move}>
        {tabs.map((tab, index) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}-${tab.id}`}
            aria-controls={`${id}-${tab.id}-panel`}
            aria-selected={index === current}
            tabIndex={index === current ? 0 : -1}
            className={css.tab}
            onClick={() => setCurrent(index)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab, index) => (
        <div
          key={tab.id}
          role="tabpanel"
          id={`${id}-${tab.id}-panel`}
          aria-labelledby={`${id}-${tab.id}`}
          className={css.panel}
          hidden={index !== current}
        >
          {tab.panel}
        </div>
      ))}
    </div>
  )
}
