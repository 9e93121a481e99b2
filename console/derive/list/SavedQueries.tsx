import { lazyPart } from '../../base/lazyPart.ts'
import { Late, SavedMenu } from '../../widgets/registry.tsx'

const SavedContent = lazyPart(() => import('./SavedContent.tsx'))

/** Shows the button for the saved filters of a list. They are fetched when it is opened. */
export const SavedQueries = () => (
  <SavedMenu>
    {close => (
      <Late>
        <SavedContent onClose={close} />
      </Late>
    )}
  </SavedMenu>
)
