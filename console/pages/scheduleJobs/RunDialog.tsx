import { Link } from '@mui/material'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type RaRecord, useDataProvider, useTranslate } from 'ra-core'
import { useEffect, useRef, useState } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import { recordAddress } from '../../base/entityAddresses.ts'
import type { ActionDialogProps } from '../../derive/actionTarget.ts'
import { ActionDialog } from '../../derive/dialog/ActionDialog.tsx'
import { useActionForm } from '../../derive/dialog/useActionForm.ts'
import { useMe } from '../../session/useMe.ts'
import { FormDialog } from '../../widgets/parts/forms/FormDialog.tsx'
import { Notice } from '../../widgets/parts/notices/States.tsx'
import { PageTexts } from '../../widgets/parts/PageTexts.tsx'

/** A run in the log of jobs. */
interface LoggedRun extends RaRecord {
  id: number
  status: number
  ms: number
  handled: number | null
  error: string
}

const permission = 'sys:scheduleJobLog:page'
/** Milliseconds between two reads of the log. */
const pause = 1000
/** The value in the log for a run that somebody requested. */
const byHand = 1

/** Runs a job now and shows how the run ended. A reader who may not read the log only learns that the run was requested. */
export function RunDialog(props: ActionDialogProps) {
  const { permissions } = useMe()
  if (!permissions.includes(permission)) return <ActionDialog {...props} />
  return (
    <PageTexts family="records" fallback={null}>
      <PageTexts family="questions" fallback={null}>
        <Watched {...props} />
      </PageTexts>
    </PageTexts>
  )
}

/** Returns a function that reads the latest requested run of a job. */
function useLatestRun(jobId: number) {
  const dataProvider = useDataProvider()
  return async (signal?: AbortSignal) => {
    const { data } = await dataProvider.getList<LoggedRun>('scheduleJobLog', {
      filter: { jobIdFrom: jobId, jobIdTo: jobId, reason: [byHand] },
      sort: { field: 'at', order: 'DESC' },
      pagination: { page: 1, perPage: 1 },
      signal
    })
    return data[0] ?? null
  }
}

function Watched(props: ActionDialogProps) {
  const { object, onClose, record } = props
  const translate = useTranslate()
  const queries = useQueryClient()
  const latest = useLatestRun(Number(record.id))
  /** The number of the latest run before this one; undefined until this one was requested. */
  const [before, setBefore] = useState<number>()
  const known = useRef(0)
  const form = useActionForm(props, () => setBefore(known.current))
  const { data: run } = useQuery({
    queryKey: ['runOfJob', record.id, before],
    queryFn: async ({ signal }) => {
      const found = await latest(signal)
      return found && found.id > (before ?? 0) ? found : null
    },
    enabled: before !== undefined,
    refetchInterval: ({ state }) => (state.data ? false : pause),
    gcTime: 0
  })
  const isDone = Boolean(run)
  useEffect(() => {
    // the list behind the dialog shows the time and the outcome of the last run
    if (isDone) void queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] === 'scheduleJob' })
  }, [isDone, queries])

  async function start() {
    known.current = (await latest())?.id ?? 0
    return await form.submit({})
  }
  const verb = translate('actions.runScheduleJob.verb')
  const title = translate('form.title', { verb, object })
  if (before === undefined) {
    return (
      <FormDialog
        key="asked"
        title={title}
        verb={verb}
        tone="primary"
        asks
        busy={form.busy}
        onSubmit={start}
        onClose={onClose}
        trouble={form.trouble && <Notice kind="error" words={form.trouble} />}
      >
        <p style={{ margin: 0 }}>{translate('confirm.runScheduleJob')}</p>
      </FormDialog>
    )
  }
  return (
    <FormDialog
      key="watched"
      title={title}
      verb={translate('ra.action.close')}
      tone="primary"
      asks
      onlySubmit
      busy={false}
      onSubmit={onClose}
      onClose={onClose}
      trouble={null}
    >
      {run ? (
        <Outcome run={run} />
      ) : (
        <Notice
          kind="loading"
          words={translate('success.runScheduleJob')}
          hint={translate('jobRun.mayClose')}
        />
      )}
    </FormDialog>
  )
}

/** Shows how a run ended, and links to its entry in the log. */
function Outcome({ run }: { run: LoggedRun }) {
  const translate = useTranslate()
  const isWell = run.status === 1
  const took = translate('jobRun.took', { count: run.ms })
  const handled = run.handled === null ? '' : translate('jobRun.handled', { smart_count: run.handled })
  return (
    <Notice
      kind={isWell ? 'done' : 'error'}
      words={translate(isWell ? 'jobRun.succeeded' : 'jobRun.failed')}
      hint={
        <>
          {isWell ? `${took}${handled}` : run.error}{' '}
          <Link component={RouterLink} to={recordAddress('scheduleJobLog', run.id, 'show')}>
            {translate('jobRun.log')}
          </Link>
        </>
      }
    />
  )
}
