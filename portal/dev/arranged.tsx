import type { ReactNode } from 'react'
import css from './gallery.module.css'

/** Shows small parts side by side, as pages show them. */
export const Line = ({ children }: { children: ReactNode }) => <div className={css.line}>{children}</div>

/** Shows parts below each other, with the distance that forms and pages give them. */
export const Stack = ({ children }: { children: ReactNode }) => <div className={css.stack}>{children}</div>
