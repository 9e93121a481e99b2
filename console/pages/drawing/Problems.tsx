import { Alert, AlertTitle, Box, Link } from '@mui/material'
import type { Drawing, Snapshot } from './bpmn/drawing.ts'
import { calledBy, type Words } from './words.ts'

export interface ProblemRow {
  /** The id of the element; `process` for the whole. */
  readonly path: string
  readonly message: string
}

interface Props {
  problems: readonly ProblemRow[]
  drawing: Drawing
  snapshot: Snapshot
  words: Words
}

/** Shows why the drawing cannot be deployed, element by element; a click selects the element. */
export function Problems({ problems, drawing, snapshot, words }: Props) {
  if (problems.length === 0) return null
  const parts = [snapshot.process, ...snapshot.parts]
  return (
    <Alert severity="error" variant="outlined" role="alert" sx={{ mb: 4 }}>
      <AlertTitle>{words.problems(problems.length)}</AlertTitle>
      <div>{words.problemsHint}</div>
      <Box component="ul" sx={{ pl: 4, mb: 0, '& > li': { my: 1 } }}>
        {problems.map(({ path, message }) => {
          const part = parts.find(({ id }) => id === path) ?? snapshot.process
          const called = calledBy(words, part)
          return (
            <li key={`${path} ${message}`}>
              <Link
                component="button"
                type="button"
                aria-label={`${called}：${message} ${words.showProblem(called)}`}
                onClick={() => drawing.select(part.id)}
                sx={{ textAlign: 'left', font: 'inherit', verticalAlign: 'baseline' }}
              >
                {called}
              </Link>
              ：{message}
            </li>
          )
        })}
      </Box>
    </Alert>
  )
}
