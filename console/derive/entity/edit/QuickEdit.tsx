import { useTranslate } from 'ra-core'
import { type ReactNode, Suspense, useState } from 'react'
import { flushSync } from 'react-dom'
import { lazyPart } from '../../../base/lazyPart.ts'
import { useFieldLabel } from '../../../fields/labels.ts'
import { InPlaceValue } from '../../../widgets/registry.tsx'
import type { QuickProps } from './QuickForm.tsx'

const QuickForm = lazyPart(() => import('./QuickForm.tsx'))

/** Shows a value of a row with a button that replaces it by its input. `view.quick` is the name of the field. */
export function QuickEdit({ children, ...props }: Omit<QuickProps, 'onClose'> & { children: ReactNode }) {
  const translate = useTranslate()
  const labelOf = useFieldLabel()
  const [isOpen, setOpen] = useState(false)
  const [button, setButton] = useState<HTMLButtonElement | null>(null)
  const close = () => {
    flushSync(() => setOpen(false))
    button?.focus()
  }
  return (
    <>
      <InPlaceValue
        label={translate('entity.quickEdit', { field: labelOf(props.field), name: props.name })}
        isHidden={isOpen}
        buttonRef={setButton}
        onEdit={() => setOpen(true)}
      >
        {children}
      </InPlaceValue>
      {isOpen && (
        <Suspense fallback={children}>
          <QuickForm {...props} onClose={close} />
        </Suspense>
      )}
    </>
  )
}
