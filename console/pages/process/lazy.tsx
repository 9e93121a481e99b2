/** The parts of dialogs about tasks. Each is fetched when it is shown. */
import { lazyPart } from '../../lazyPart.ts'
import type { WarningProps } from '../../overrides.ts'
import { Late } from '../../widgets/parts/Late.tsx'

const Matter = lazyPart(() => import('./TaskMatter.tsx').then(module => ({ default: module.TaskMatter })))

/** Shows what a task of the site's own processes is about, before it is decided. */
export const TaskMatter = (props: WarningProps) => (
  <Late>
    <Matter {...props} />
  </Late>
)

export const CompleteDialog = lazyPart(() =>
  import('./CompleteDialog.tsx').then(module => ({ default: module.CompleteDialog }))
)
