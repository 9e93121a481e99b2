import { type ComponentType, type LazyExoticComponent, lazy } from 'react'

/**
 * Returns a part that a page can do without, and whose script is fetched after the page. If the script does not arrive,
 * nothing stands in its place: the error would replace the page that somebody is reading.
 */
export const latePart = <Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>
): LazyExoticComponent<ComponentType<Props>> => lazy(() => load().catch(() => ({ default: () => null })))
