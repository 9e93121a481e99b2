import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { api } from '../../api/client.ts'
import { failureWords } from '../../api/failure.ts'
import { useUnsent, useUnsentKey } from '../../derive/entity/edit/useUnsent.ts'
import { useRecordId } from '../../derive/entity/useRecordId.ts'
import { useMe } from '../../session/useMe.ts'
import { ActionButton } from '../../widgets/parts/Buttons.tsx'
import { MissingRecord } from '../../widgets/parts/notices/NotFound.tsx'
import { Notice } from '../../widgets/parts/notices/States.tsx'
import { BackToList } from '../parts/RecordPage.tsx'
import { newDocument } from './document.ts'
import { type ModelDocument, modelKey } from './useModel.ts'
import { type Begin, Workbench } from './Workbench.tsx'
import { useWords } from './words.ts'

/** Shows and edits a process model; a new one without an id. */
export function ProcessModel() {
  const translate = useTranslate()
  const { info } = useMe()
  const [params] = useSearchParams()
  const id = useRecordId()
  const isBroken = params.has('id') && id === undefined
  // a model that was first saved on this page stays open
  const [made, setMade] = useState<number>()
  const isNew = id === undefined || id === made
  const query = useQuery({
    queryKey: modelKey(id),
    queryFn: ({ signal }) => api.call('getModel', { query: { id: id ?? 0 }, signal }),
    enabled: !isNew,
    // an open drawing is not replaced while the reader works on it
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false
  })
  if (isBroken) return <MissingRecord back={<BackToList board="processModels" />} />
  if (!info || (!isNew && query.isPending))
    return <Notice kind="loading" words={translate('ra.page.loading')} />
  if (!isNew && !query.data) {
    return (
      <Notice
        kind="error"
        words={failureWords(query.error, translate)}
        action={
          <>
            <ActionButton small onClick={() => void query.refetch()}>
              {translate('board.retry')}
            </ActionButton>
            <BackToList board="processModels" />
          </>
        }
      />
    )
  }
  return <Opened key={isNew ? 'new' : id} document={isNew ? undefined : query.data} onNew={setMade} />
}

/** Shows the editor with a document, or with an unsaved drawing of it that this browser kept. */
function Opened({ document, onNew }: { document: ModelDocument | undefined; onNew: (id: number) => void }) {
  const { words } = useWords()
  const unsent = useUnsent(useUnsentKey('processModel', document?.id))
  const [begin] = useState((): Begin => {
    const { id, version, remark = '', xml = newDocument(words.start), key } = document ?? {}
    const { xml: drawn, remark: typed, key: meant } = unsent?.changes ?? {}
    if (!unsent || typeof drawn !== 'string' || drawn === '')
      return { model: { id, version, remark }, xml, key, restored: undefined }
    return {
      model: { id, version: unsent.version ?? version, remark: typeof typed === 'string' ? typed : remark },
      xml: drawn,
      key: typeof meant === 'string' ? meant : key,
      restored: { at: unsent.at, xml }
    }
  })
  return <Workbench begin={begin} onNew={onNew} />
}
