import type { ComponentProps } from 'react'
import css from './excerpt.module.css'

/** Shows the first lines of a longer text in a list, at most three. */
export function Excerpt({ className, ...rest }: ComponentProps<'p'>) {
  return <p {...rest} className={className ? `${css.excerpt} ${className}` : css.excerpt} />
}
