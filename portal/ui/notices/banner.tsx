import type { ReactNode } from 'react'
import { WithTimes } from '../with-times.tsx'
import css from './banner.module.css'

/** Shows a notice in its place on the page. `late` is an error, which screen readers announce at once. */
export function Banner(props: {
  tone?: 'info' | 'ok' | 'late'
  title?: ReactNode
  children?: ReactNode
  action?: ReactNode
}) {
  const { tone = 'info' } = props
  return (
    <div className={`${css.banner} ${css[tone]}`} role={tone === 'late' ? 'alert' : 'status'}>
      <div>
        {props.title && <strong className={css.title}>{props.title}</strong>}
        {typeof props.children === 'string' ? <WithTimes>{props.children}</WithTimes> : props.children}
      </div>
      {props.action}
    </div>
  )
}
