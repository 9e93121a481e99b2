import { Button } from '@mui/material'
import { useTranslate } from 'ra-core'
import { flushSync } from 'react-dom'
import { lazyPart } from '../../../base/lazyPart.ts'
import { Late } from '../../../widgets/parts/notices/Late.tsx'
import { OpenedDialog, useOpening } from '../../../widgets/parts/opening.tsx'
import type { StaffMessage } from '../../parts/message/modes.ts'

const StandardTextList = lazyPart(() => import('./StandardTextList.tsx'))

interface Props {
  /** Takes the chosen text, in which the placeholders are replaced. */
  onChoose: (text: string) => void
  current: string
  message: StaffMessage
}

/** Shows a button that opens the group's standard texts; one of them can be inserted. */
export default function StandardTexts({ onChoose, current, message }: Props) {
  const translate = useTranslate()
  const { opener, opened, close } = useOpening('dialog')
  return (
    <>
      <Button {...opener} size="small" color="secondary" sx={{ minWidth: 0, px: 1, ml: -1 }}>
        {translate('task.standardTexts')}
      </Button>
      <OpenedDialog
        opened={opened}
        label={translate('task.standardTexts')}
        sx={{ width: 360, maxWidth: '90vw', p: 2 }}
      >
        <Late>
          <StandardTextList
            current={current}
            message={message}
            onChoose={text => {
              // the closed dialog no longer holds the focus, so that the text can be typed into the editor
              flushSync(close)
              onChoose(text)
            }}
          />
        </Late>
      </OpenedDialog>
    </>
  )
}
