import type { ComponentProps } from 'react'
import css from './excerpt.module.css'

/** Shows the beginning of a longer text in a list: three lines at most. */
export function Excerpt({ className, ...rest }: ComponentProps<'p'>) {
  return <p {...rest} className={className ? `${css.excerpt} ${className}` : css.excerpt} />
}
