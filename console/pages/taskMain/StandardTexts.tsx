import { Button } from '@mui/material'
import { useTranslate } from 'ra-core'
import { lazy, Suspense } from 'react'
import { OpenedDialog, useOpening } from '../../widgets/parts/opening.tsx'

const StandardTextList = lazy(() => import('./StandardTextList.tsx'))

/** Opens the group's standard texts, of which one can be inserted. */
export function StandardTexts({ onChoose, current }: { onChoose: (text: string) => void; current: string }) {
  const translate = useTranslate()
  const { opener, opened, close } = useOpening('dialog')
  return (
    <>
      <Button {...opener} size="small" color="secondary">
        {translate('task.standardTexts')}
      </Button>
      <OpenedDialog
        opened={opened}
        label={translate('task.standardTexts')}
        sx={{ width: 360, maxWidth: '90vw', p: 2 }}
      >
        <Suspense>
          <StandardTextList
            current={current}
            onChoose={text => {
              close()
              onChoose(text)
            }}
          />
        </Suspense>
      </OpenedDialog>
    </>
  )
}
