import { useGetResourceLabel } from 'ra-core'
import type { ComponentType } from 'react'
import { useTitle } from '../layout/useTitle.ts'
import { TitledPage } from '../widgets/registry.tsx'

/** Shows a page of `console/overrides.ts` under the name of its resource. */
export function OwnPage({ name, Own }: { name: string; Own: ComponentType }) {
  useTitle(useGetResourceLabel()(name))
  return (
    <TitledPage>
      <Own />
    </TitledPage>
  )
}
