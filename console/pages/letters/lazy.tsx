/** The input of a template's code. It is fetched with its form. */
import { lazyPart } from '../../lazyPart.ts'
import type { InputProps } from '../../overrides.ts'
import { Late } from '../../widgets/parts/Late.tsx'

const Code = lazyPart(() => import('./TemplateCode.tsx'))

export const TemplateCode = (props: InputProps) => (
  <Late>
    <Code {...props} />
  </Late>
)
