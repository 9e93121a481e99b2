import { useTranslate } from 'ra-core'
import type { StoredUpload } from '../../../api/keptUploads.ts'
import { withPageTexts } from '../../../widgets/parts/PageTexts.tsx'
import { Notice } from '../../../widgets/registry.tsx'

function Names({ files }: { files: readonly StoredUpload[] }) {
  const translate = useTranslate()
  const names = files.map(({ fileName }) => fileName).join(translate('desk.comma'))
  return <Notice kind="warning" words={translate('desk.expired', { names })} />
}

/** Shows the names of files of a draft that the server no longer has, so that they can be uploaded again. */
export default withPageTexts('desk', Names)
