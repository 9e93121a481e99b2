import { type ComponentType, type LazyExoticComponent, lazy } from 'react'

/**
 * Returns a part whose script is fetched after the page. If the script does not arrive, `Instead` stands in its place, or
 * nothing: the error would replace the page that somebody is reading.
 */
export const latePart = <Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  Instead: ComponentType<Props> = () => null
): LazyExoticComponent<ComponentType<Props>> => lazy(() => load().catch(() => ({ default: Instead })))
