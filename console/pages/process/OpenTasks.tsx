import type { DataOf } from '@board/client'
import { type ActionId, actions } from '@board/generated/actions'
import { Box, Typography } from '@mui/material'
import { useTranslate } from 'ra-core'
import { useEffect, useRef } from 'react'
import { useActions } from '../../derive/dialog/ActionHost.tsx'
import { verbKey } from '../../derive/verbKey.ts'
import { formatTime } from '../../fields/time.ts'
import { ActionButton } from '../../widgets/parts/Buttons.tsx'

type Task = DataOf<'getInstance'>['tasks'][number]

/** All actions on a task, in the order of their buttons. */
const order = [
  'claimTask',
  'completeTask',
  'backPreviousTask',
  'backToFirst',
  'delegateTask',
  'entrustTask',
  'recallTask',
  'unclaimTask',
  'assignTask',
  'endProcess'
] as readonly ActionId[]

interface Props {
  tasks: readonly Task[]
  /** The address of the instance's page, which keeps saying what was done. */
  address: string
  onDone: (id: ActionId) => void
  /** Fetches the tasks again. */
  refresh: () => Promise<readonly Task[]>
}

/** Shows the open tasks of an instance, and the reader's actions on them. */
export function OpenTasks({ tasks, address, onDone, refresh }: Props) {
  const translate = useTranslate()
  const { run } = useActions()
  const place = useRef<HTMLDivElement>(null)
  const hasActed = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: an act changes the tasks, and takes the pressed button away
  useEffect(() => {
    if (hasActed.current && document.activeElement === document.body) place.current?.focus()
  }, [tasks])
  return (
    <Box ref={place} tabIndex={-1} sx={{ display: 'grid', gap: 4, outline: 'none' }}>
      {tasks.length === 0 && <Box sx={{ color: 'text.secondary' }}>{translate('process.none')}</Box>}
      {tasks.map(task => (
        <Box
          key={task.taskId}
          component="section"
          aria-label={task.taskName}
          sx={{ display: 'grid', gap: 2 }}
        >
          <div>
            <Typography component="h3" sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>
              {task.taskName}
            </Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {task.assigneeName ?? translate('process.nobody')} ·{' '}
              {translate('process.since', { at: formatTime(task.arrivedAt) })}
            </Typography>
            {task.isDelegated && <Typography variant="body2">{translate('process.delegated')}</Typography>}
          </div>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
            {order
              .filter(id => task.allowedActions.includes(id))
              .map(id => (
                <ActionButton
                  key={id}
                  // a destructive action is red in its dialog; here only one button is highlighted
                  tone={actions[id].action.tone === 'primary' ? 'primary' : 'neutral'}
                  onClick={() =>
                    run({
                      id,
                      record: task,
                      object: task.taskName,
                      list: 'instance',
                      to: address,
                      onDone: () => {
                        hasActed.current = true
                        onDone(id)
                      },
                      refresh: async () => (await refresh()).find(({ taskId }) => taskId === task.taskId)
                    })
                  }
                >
                  {translate(verbKey(id, task))}
                </ActionButton>
              ))}
          </Box>
        </Box>
      ))}
    </Box>
  )
}
