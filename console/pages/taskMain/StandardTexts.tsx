import { Button } from '@mui/material'
import { useTranslate } from 'ra-core'
import { flushSync } from 'react-dom'
import { lazyPart } from '../../lazyPart.ts'
import { Late } from '../../widgets/parts/Late.tsx'
import { OpenedDialog, useOpening } from '../../widgets/parts/opening.tsx'

const StandardTextList = lazyPart(() => import('./desk/StandardTextList.tsx'))

/** Shows a button that opens the group's standard texts; one of them can be inserted. */
export function StandardTexts({ onChoose, current }: { onChoose: (text: string) => void; current: string }) {
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
