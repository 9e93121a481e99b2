import { useGetResourceLabel } from 'ra-core'
import type { ComponentType } from 'react'
import { useTitle } from '../widgets/parts/useTitle.ts'
import { TitledPage } from '../widgets/registry.tsx'

/** Shows a page of `console/app/overrides.ts` under the name of its resource. */
export function OwnPage({ name, Own }: { name: string; Own: ComponentType }) {
  useTitle(useGetResourceLabel()(name))
  return (
    <TitledPage>
      <Own />
    </TitledPage>
  )
}
