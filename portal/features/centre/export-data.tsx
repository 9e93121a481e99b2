import { useT } from '../../lib/i18n.tsx'
import { formatDate } from '../../lib/time.ts'
import { useServices } from '../../services/services.tsx'
import { Form } from '../../shared/forms/form.tsx'
import { useForm } from '../../shared/forms/use-form.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/lists/card.tsx'
import type { BaseInfo } from './base-info.tsx'
import css from './page.module.css'
import { noProof, ProofFields, proofBody, proofFieldOf, proofProblems } from './proof.tsx'

/** Offers a copy of all data of one’s own account as a file. */
export function ExportData({ base, title }: { base: BaseInfo; title?: string }) {
  const t = useT()
  const { call } = useServices()
  const form = useForm({
    start: noProof(base),
    resets: true,
    fieldOf: proofFieldOf,
    done: t('export.done'),
    check: values => proofProblems(values, t),
    send: async values => {
      const file = await call('exportOwnData', { body: proofBody(values) })
      const day = formatDate(Date.now() / 1000).replaceAll('-', '')
      saveFile(file, `${t('export.file')}-${day}.zip`)
    }
  })
  return (
    <Card title={title ?? t('export.title')}>
      <Form form={form}>
        <p className={css.note}>{t('export.hint')}</p>
        <ProofFields base={base} purpose="export" form={form} />
        <Button className={css.submit} type="submit" busy={form.busy}>
          {t('export.submit')}
        </Button>
      </Form>
    </Card>
  )
}

/** The time after which a browser has surely saved a file, in milliseconds. */
const taken = 60_000

function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), taken)
}
