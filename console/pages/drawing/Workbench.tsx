import { localStore } from '@board/client/storage/storage'
import { maxDrawingBytes } from '@board/schemas/facts/drawings'
import FitScreen from '@mui/icons-material/FitScreen'
import Redo from '@mui/icons-material/Redo'
import Undo from '@mui/icons-material/Undo'
import { Box, IconButton, Paper, Typography } from '@mui/material'
import { useTranslate } from 'ra-core'
import { useEffect, useState } from 'react'
import { writeDraft } from '../../derive/drafts/drafts.ts'
import { UnkeptNotice } from '../../derive/drafts/UnkeptNotice.tsx'
import { LeavingDialog } from '../../derive/entity/edit/LeavingDialog.tsx'
import { useGuard, useUnsentKey } from '../../derive/entity/edit/useUnsent.ts'
import { formatTime } from '../../fields/time.ts'
import { useMe } from '../../session/useMe.ts'
import { ActionButton } from '../../widgets/parts/Buttons.tsx'
import { FileButton } from '../../widgets/parts/forms/FileButton.tsx'
import { FormDialog } from '../../widgets/parts/forms/FormDialog.tsx'
import { PageFrame } from '../../widgets/parts/forms/FormFrame.tsx'
import { Notice } from '../../widgets/parts/notices/States.tsx'
import { useTitle } from '../../widgets/parts/useTitle.ts'
import { sheet } from '../parts/sheet.ts'
import { cannotRun } from './bpmn/parts.ts'
import { download } from './document.ts'
import { openFile, type ReadFile, runs } from './foreign.ts'
import { Panel } from './Panel.tsx'
import { Problems } from './Problems.tsx'
import { ProcessChoice } from './ProcessChoice.tsx'
import { useDrawing } from './useDrawing.ts'
import { type Model, none, opened, useModel } from './useModel.ts'
import { useRoleNames } from './useRoleNames.ts'
import { calledBy, useWords } from './words.ts'

/** The initial state of the page. */
export interface Begin {
  readonly model: Model
  readonly xml: string
  /** The id of the process that runs, if the document has several. */
  readonly key: string | undefined
  /** An unsaved drawing that was restored: the time of its last change, and the document that it changes. */
  readonly restored: { readonly at: number; readonly xml: string } | undefined
}

/** A file with several processes, of which a person chooses one. */
interface Choice {
  readonly opened: ReadFile
}

const height = { xs: 340, md: 'max(420px, calc(100dvh - 280px))' }
const pause = 300

/** Shows the drawing of a process, its selected element, and the actions on the whole. */
export function Workbench({ begin, onNew }: { begin: Begin; onNew: (id: number) => void }) {
  const translate = useTranslate()
  const { words, language } = useWords()
  const { permissions } = useMe()
  const [restored, setRestored] = useState(begin.restored)
  const { box, drawing, snapshot, failure, unread, replace } = useDrawing(
    begin.xml,
    begin.key,
    language,
    words.newTask
  )
  const roleNames = useRoleNames()
  useEffect(() => drawing?.nameRoles(roleNames), [drawing, roleNames])
  const unsavedPlace = useUnsentKey('processModel', undefined)
  const own = useModel({
    first: begin.model,
    saved: begin.restored ? none : opened,
    drawing,
    words,
    onNew: id => {
      // a saved process is no longer a draft of a new one
      writeDraft(localStore, unsavedPlace, '', 0)
      onNew(id)
    }
  })
  const place = useUnsentKey('processModel', own.model.id)
  const [asked, setAsked] = useState<'deploy' | { file: File } | Choice>()
  const [came, setCame] = useState<string>()
  // the restored drawing stays stored while the editor is loading, or if it never loads
  const [kept, setKept] = useState(begin.restored ? begin.xml : '')
  const name = snapshot?.process.name || words.newModel
  useTitle(name)
  const maySave = permissions.includes('act:model:save')

  const { dirty } = own
  const isUnsaved = dirty || (restored !== undefined && drawing === undefined)
  const changes =
    isUnsaved && kept !== '' ? { xml: kept, remark: own.remark, key: snapshot?.process.id ?? begin.key } : {}
  const { leaving, isRefused } = useGuard(
    place,
    { changes, version: own.model.version },
    { isDirty: isUnsaved }
  )
  const revision = snapshot?.revision
  // biome-ignore lint/correctness/useExhaustiveDependencies: each revision is kept a moment after it was drawn
  useEffect(() => {
    if (!dirty) return
    const timer = setTimeout(() => void drawing?.text().then(setKept), pause)
    return () => clearTimeout(timer)
  }, [revision, dirty, drawing])

  const show = async (xml: string, key?: string) => {
    try {
      await replace(xml, key)
      setRestored(undefined)
    } catch {
      own.setTrouble(words.unreadable)
    }
  }
  async function take(file: File) {
    own.setTrouble(undefined)
    setCame(undefined)
    // a file that is far too large is not read
    const opened =
      file.size > maxDrawingBytes * 2
        ? ({ refused: 'tooLarge', encoding: '' } as const)
        : openFile(new Uint8Array(await file.arrayBuffer()))
    if ('refused' in opened) return own.setTrouble(words.refused(opened.refused, opened.encoding, opened.id))
    const key = runs(opened.processes)
    if (key === undefined) setAsked({ opened })
    else await open(opened, key)
  }
  async function open({ xml, encoding }: ReadFile, key: string) {
    try {
      await replace(xml, key)
      own.forgetSaved()
      setCame(encoding)
    } catch {
      own.setTrouble(words.unreadable)
    }
  }
  const stops = snapshot?.parts.filter(cannotRun) ?? []
  const hasPools = snapshot?.parts.some(({ isElsewhere }) => isElsewhere) ?? false

  return (
    <PageFrame
      title={name}
      back={{ to: '/processModels', words: words.models }}
      tools={
        <>
          {dirty && (
            <Typography component="span" role="status" variant="body2" sx={{ color: 'text.secondary' }}>
              {words.notSaved}
            </Typography>
          )}
          {maySave && (
            <FileButton
              label={words.importFile}
              accept=".bpmn,.xml,application/xml,text/xml"
              disabled={!drawing}
              onChoose={file => (dirty ? setAsked({ file }) : void take(file))}
            />
          )}
          <ActionButton
            disabled={!drawing}
            onClick={() => void drawing?.text().then(xml => download(xml, snapshot?.process.id ?? 'process'))}
          >
            {words.exportFile}
          </ActionButton>
          {maySave && (
            <ActionButton tone="neutral" busy={own.busy} disabled={!drawing} onClick={() => void own.save()}>
              {translate('ra.action.save')}
            </ActionButton>
          )}
          {permissions.includes('act:model:deploy') && (
            <ActionButton
              tone="primary"
              busy={own.busy}
              disabled={!drawing}
              onClick={() => setAsked('deploy')}
            >
              {words.deploy}
            </ActionButton>
          )}
        </>
      }
    >
      <Box sx={{ display: 'grid', gap: 2, '& > .MuiAlert-root': { m: 0 }, '&:empty': { display: 'none' } }}>
        {restored && (
          <Notice
            kind="info"
            words={translate('task.restored', { at: formatTime(restored.at) })}
            action={
              <ActionButton small tone="quiet" onClick={() => void own.discard(restored.xml, show)}>
                {translate('entity.discard')}
              </ActionButton>
            }
          />
        )}
        {maySave && <UnkeptNotice isRefused={isRefused} />}
        {own.deployed && (
          <Notice
            kind="done"
            words={words.deployed(own.deployed.number)}
            action={
              permissions.includes('act:process:info') && (
                <ActionButton small tone="quiet" to={`/definition?id=${own.deployed.id}`}>
                  {words.toDefinition}
                </ActionButton>
              )
            }
          />
        )}
        {own.trouble && <Notice kind="error" words={own.trouble} />}
        {own.isBehind && (
          <Notice
            kind="warning"
            words={words.conflict}
            action={
              <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap' }}>
                <ActionButton small onClick={() => void own.overwrite()}>
                  {words.keepMine}
                </ActionButton>
                <ActionButton small onClick={() => void own.takeTheirs(show)}>
                  {words.takeTheirs}
                </ActionButton>
              </Box>
            }
          />
        )}
        {own.taken && (
          <Notice
            kind="warning"
            words={words.keyTaken(own.taken.key)}
            action={
              <ActionButton small onClick={() => void own.takeFreeKey(show)}>
                {words.takeKey(own.taken.free)}
              </ActionButton>
            }
          />
        )}
        {came !== undefined && came !== 'UTF-8' && <Notice kind="info" words={words.converted(came)} />}
        {hasPools && <Notice kind="info" words={words.pools(name)} />}
        {stops.length > 0 && (
          <Notice
            kind="warning"
            words={words.stops(stops.length)}
            hint={stops
              .slice(0, 5)
              .map(part => calledBy(words, part))
              .join(words.comma)}
          />
        )}
        {unread.length > 0 && (
          <Notice kind="warning" words={words.unread} hint={unread.slice(0, 3).join(' · ').slice(0, 300)} />
        )}
      </Box>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 340px' },
          gap: { xs: 2, md: 4 }
        }}
      >
        <Box
          component="section"
          aria-label={words.drawing}
          sx={{ display: 'grid', alignContent: 'start', gap: 1 }}
        >
          <Typography variant="body2" sx={{ display: { sm: 'none' }, px: 3, color: 'text.secondary' }}>
            {words.narrow}
          </Typography>
          <Box
            sx={{
              border: 1,
              borderColor: 'divider',
              borderRadius: { xs: 0, sm: '10px' },
              overflow: 'hidden'
            }}
          >
            <Box ref={box} sx={[{ height }, sheet]} />
          </Box>
          <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', px: { xs: 3, sm: 0 } }}>
            <IconButton
              size="small"
              aria-label={words.undo}
              title={words.undo}
              disabled={!snapshot?.canUndo}
              onClick={() => drawing?.undo()}
            >
              <Undo fontSize="small" />
            </IconButton>
            <IconButton
              size="small"
              aria-label={words.redo}
              title={words.redo}
              disabled={!snapshot?.canRedo}
              onClick={() => drawing?.redo()}
            >
              <Redo fontSize="small" />
            </IconButton>
            <IconButton size="small" aria-label={words.fit} title={words.fit} onClick={() => drawing?.fit()}>
              <FitScreen fontSize="small" />
            </IconButton>
            <Typography
              variant="caption"
              sx={{ color: 'text.disabled', display: { xs: 'none', sm: 'block' } }}
            >
              {words.drawingHint}
            </Typography>
          </Box>
        </Box>
        <Paper
          component="aside"
          variant="outlined"
          aria-label={words.properties}
          tabIndex={0}
          sx={{
            p: 4,
            borderRadius: { xs: 0, sm: '10px' },
            maxHeight: { md: height.md },
            overflowY: { md: 'auto' },
            '& > .MuiAlert-root': { m: 0, mb: 4 }
          }}
        >
          {drawing && snapshot ? (
            <>
              <Problems problems={own.problems} drawing={drawing} snapshot={snapshot} words={words} />
              <Panel
                drawing={drawing}
                snapshot={snapshot}
                words={words}
                remark={own.remark}
                onRemark={own.setRemark}
              />
            </>
          ) : failure ? (
            <Notice kind="error" words={words.unreadable} />
          ) : (
            <Notice kind="loading" words={words.loading} />
          )}
        </Paper>
      </Box>
      {leaving && <LeavingDialog leaving={leaving} />}
      {typeof asked === 'object' && 'opened' in asked && (
        <ProcessChoice
          processes={asked.opened.processes}
          words={words}
          onChoose={key => {
            setAsked(undefined)
            void open(asked.opened, key)
          }}
          onClose={() => setAsked(undefined)}
        />
      )}
      {asked && (asked === 'deploy' || 'file' in asked) && (
        <FormDialog
          title={asked === 'deploy' ? words.deployTitle(name) : words.replaceTitle}
          verb={asked === 'deploy' ? words.deploy : words.importFile}
          tone={asked === 'deploy' ? 'primary' : 'danger'}
          asks
          busy={false}
          trouble={null}
          onSubmit={() => {
            setAsked(undefined)
            if (asked === 'deploy') void own.deploy()
            else void take(asked.file)
          }}
          onClose={() => setAsked(undefined)}
        >
          <p style={{ margin: 0 }}>{asked === 'deploy' ? words.deployHint : words.replaceHint}</p>
        </FormDialog>
      )}
    </PageFrame>
  )
}
