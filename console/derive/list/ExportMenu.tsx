import { useTranslate } from 'ra-core'
import { ChoiceMenu } from '../../widgets/registry.tsx'

/** File formats of an export. */
const formats = ['csv', 'xlsx'] as const
export type ExportFormat = (typeof formats)[number]

/** Offers the formats in which a list can be exported. */
export function ExportMenu({
  label,
  onChoose
}: {
  /** Absent: 导出. */
  label?: string
  onChoose: (format: ExportFormat) => void
}) {
  const translate = useTranslate()
  return (
    <ChoiceMenu
      label={label ?? translate('ra.action.export')}
      words
      choices={formats.map(format => ({
        key: format,
        label: translate(`entity.export.${format}`),
        onChoose: () => onChoose(format)
      }))}
    />
  )
}
