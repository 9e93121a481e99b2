import { useTranslate } from 'ra-core'
import { Forbidden } from '../../widgets/parts/notices/Forbidden.tsx'
import { SignOut } from './SignOut.tsx'

/** Tells a person whose roles open no page of the menu who can help; the first page would lead here again. */
export function NoPage() {
  const translate = useTranslate()
  return (
    <Forbidden words={translate('layout.noPage')}>
      <SignOut />
    </Forbidden>
  )
}
