import { useQueryClient } from '@tanstack/react-query'
import { type RaRecord, useDataProvider } from 'ra-core'
import { useState } from 'react'
import type { ActionDialogProps } from '../../derive/actionTarget.ts'
import { ActionDialog } from '../../derive/dialog/ActionDialog.tsx'
import { followRuns } from './followRuns.ts'

/** A job with the time of its last run, in seconds. */
interface Job extends RaRecord {
  lastRunAt: number | null
}

/** Runs several jobs now. The list behind the dialog is fetched again when one of the runs has ended. */
export default function RunManyDialog(props: ActionDialogProps) {
  const queries = useQueryClient()
  const dataProvider = useDataProvider()
  const ids = [props.record.ids].flat().map(Number)
  const readRuns = async () => {
    const { data } = await dataProvider.getMany<Job>('scheduleJob', { ids })
    return new Map(data.map(({ id, lastRunAt }) => [Number(id), lastRunAt]))
  }
  const [before] = useState(readRuns)
  const refresh = () => queries.invalidateQueries({ queryKey: ['scheduleJob'] })
  return (
    <ActionDialog
      {...props}
      onDone={data => {
        props.onDone(data)
        void followRuns(before, readRuns, refresh)
      }}
    />
  )
}
