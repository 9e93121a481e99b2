import { useT } from '../../lib/i18n.tsx'
import { TextField } from '../../ui/forms/field.tsx'

/** The field in which leaders are searched by name, in a form that opens their list. */
export function LeaderNameField() {
  const t = useT()
  return (
    <TextField
      label={t('leaders.search')}
      type="search"
      name="keywords"
      maxLength={50}
      placeholder={t('leaders.searchHint')}
    />
  )
}
