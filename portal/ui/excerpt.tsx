import type { ComponentProps } from 'react'
import css from './excerpt.module.css'

/** The beginning of a longer text on a list: three lines at most. */
export function Excerpt({ className, ...rest }: ComponentProps<'p'>) {
  return <p {...rest} className={className ? `${css.excerpt} ${className}` : css.excerpt} />
}
