/** The input of a field of a template. It is fetched with its form. */
import { lazyPart } from '../../base/lazyPart.ts'
import type { InputProps } from '../../derive/overrides.ts'
import { Late } from '../../widgets/parts/notices/Late.tsx'

const Field = lazyPart(() => import('./TemplateField.tsx'))

export const TemplateField = (props: InputProps) => (
  <Late>
    <Field {...props} />
  </Late>
)
