import type { DataOf } from '@board/client'
import { sizeOf } from '@board/schemas/facts/text/size'
import { Box, Paper, Typography } from '@mui/material'
import { useTranslate } from 'ra-core'
import type { ReactNode } from 'react'
import { countWords } from '../../derive/list/counts.ts'
import { useBrackets } from '../../fields/labels.ts'
import { formatTime } from '../../fields/time.ts'
import { Facts } from '../../widgets/parts/Facts.tsx'

type Health = DataOf<'siteHealth'>
type Values = Readonly<Record<string, ReactNode>>

const at = (moment: number | null) => (moment === null ? '—' : formatTime(moment))

/** Shows some figures under one heading, with their names in `health.facts`. */
function Group({ title, parts }: { title: string; parts: readonly { name?: string; values: Values }[] }) {
  const translate = useTranslate()
  return (
    <Paper
      variant="outlined"
      component="section"
      aria-label={title}
      sx={{
        borderRadius: { xs: 0, sm: '10px' },
        p: { xs: 3, sm: 4 },
        minWidth: 0,
        display: 'grid',
        gap: 3,
        alignContent: 'start'
      }}
    >
      <Typography variant="h2">{title}</Typography>
      <Box
        sx={{
          display: 'grid',
          gap: 4,
          alignItems: 'start',
          // a date beside its label stays in one line
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 16.5rem), 1fr))'
        }}
      >
        {parts.map(({ name, values }) => (
          <Box key={name ?? ''} sx={{ display: 'grid', gap: 2 }}>
            {name && <Typography variant="h3">{name}</Typography>}
            <Facts
              tight
              facts={Object.entries(values).map(([fact, value]) => ({
                name: fact,
                label: translate(`health.facts.${fact}`),
                value
              }))}
            />
          </Box>
        ))}
      </Box>
    </Paper>
  )
}

/** Shows the figures behind the findings: letters, jobs, sessions, database, machine. */
export function Figures({ health }: { health: Health }) {
  const translate = useTranslate()
  const { letters, jobs, sessions, database, replica, backup, storage, disks, process, errors } = health
  const brackets = useBrackets()
  const title = (name: string) => translate(`health.titles.${name}`)
  const jobName = (beanName: string) =>
    translate(`entities.scheduleJob.enums.beanName.${beanName}`, { _: beanName })
  const namesOf = (some: Health['jobs']['failing']) =>
    some.length === 0 ? '0' : some.map(job => `${jobName(job.beanName)}${brackets(at(job.at))}`).join('\n')
  const next = jobs.next ? `${jobName(jobs.next.beanName)}\n${at(jobs.next.at)}` : '—'
  const room = (free: number, total: number) =>
    translate('health.room', { free: sizeOf(free), total: sizeOf(total) })
  const { connections, connectionsMax } = database
  const replicaWords = ({ isRead, behindSeconds }: NonNullable<Health['replica']>) => {
    const state = translate(`health.replica.${isRead ? 'read' : 'notRead'}`)
    return behindSeconds === null
      ? state
      : `${state}\n${translate('health.replica.behind', { count: behindSeconds })}`
  }
  const pausedWords = [
    // the list of jobs calls both of them paused
    translate(jobs.paused === 0 ? 'health.jobs' : 'health.pausedJobs', {
      smart_count: jobs.paused + jobs.askedFor
    }),
    ...(jobs.askedFor === 0 ? [] : [translate('health.askedForJobs', { smart_count: jobs.askedFor })])
  ].join('\n')
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 3,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }
      }}
    >
      <Group
        title={title('letters')}
        parts={letters.map(one => ({
          name: translate(`health.channels.${one.channel}`),
          values: {
            setUp: translate(`ra.boolean.${one.isSetUp}`),
            waiting: countWords(one.waiting),
            oldest: at(one.oldestAt),
            failed: countWords(one.failed),
            failedSince: at(one.failedAt)
          }
        }))}
      />
      <Group
        title={title('jobs')}
        parts={[
          {
            values: {
              active: translate('health.jobs', { smart_count: jobs.active }),
              paused: pausedWords,
              underWay: jobs.underWay,
              failing: namesOf(jobs.failing),
              overdue: namesOf(jobs.overdue),
              next
            }
          }
        ]}
      />
      <Group
        title={title('database')}
        parts={[
          {
            values: {
              kind: translate(`health.kinds.${database.kind}`, { version: database.version }),
              size: sizeOf(database.bytes),
              answer: translate('health.milliseconds', { count: database.answerMs }),
              ...(connections !== null && { connections: `${connections} / ${connectionsMax}` }),
              ...(connections !== null && {
                longest:
                  database.longestSeconds === null
                    ? '—'
                    : translate('health.seconds', { count: database.longestSeconds })
              }),
              migrations: `${database.migrations} / ${database.migrationsKnown}`,
              ...(replica && { replica: replicaWords(replica) }),
              backup: backup
                ? `${formatTime(backup.at)}${brackets(sizeOf(backup.bytes))}\n${backup.host}`
                : '—'
            }
          }
        ]}
      />
      <Group
        title={title('process')}
        parts={[
          {
            values: {
              version: `${process.version} (Node ${process.node})`,
              mode: translate(`health.modes.${process.mode}`),
              host: process.host,
              started: formatTime(process.startedAt),
              memory: sizeOf(process.memoryBytes),
              uploadsUsed:
                storage.limitBytes === null
                  ? sizeOf(storage.bytes)
                  : `${sizeOf(storage.bytes)} / ${sizeOf(storage.limitBytes)}`,
              memoryFree: room(process.memoryFreeBytes, process.memoryTotalBytes),
              ...Object.fromEntries(
                disks.map(disk => [`${disk.what}Disk`, room(disk.freeBytes, disk.totalBytes)])
              )
            }
          }
        ]}
      />
      <Group
        title={title('use')}
        parts={[
          {
            values: {
              open: sessions.open,
              signedIn: sessions.signedIn,
              refused: sessions.refused,
              errors: countWords(errors)
            }
          }
        ]}
      />
    </Box>
  )
}
