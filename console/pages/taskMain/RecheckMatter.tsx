import { actions } from '@board/generated/actions'
import { canDispute } from '@board/schemas/facts/recheck-matters'
import { useRecordContext } from 'ra-core'
import type { InputProps } from '../../derive/overrides.ts'
import { inputs } from '../../widgets/registry.tsx'

const matter = actions.requestRecheck.body?.properties?.matter ?? {}

/** Edits the matter of a recheck; offers only the matters that the message allows. */
export default function RecheckMatter(props: InputProps) {
  const message = useRecordContext() ?? {}
  const choices = (matter.enum ?? []).filter(one => canDispute(one, message))
  return <inputs.select {...props} schema={{ ...matter, enum: choices }} />
}
