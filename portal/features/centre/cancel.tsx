import type { DataOf } from '@board/client'
import { useState } from 'react'
import { useLoaderData } from 'react-router-dom'
import { forgetDrafts } from '../../lib/forget-drafts.ts'
import { useT } from '../../lib/i18n.tsx'
import { formatTime } from '../../lib/time.ts'
import { useGate } from '../../services/gate.ts'
import { pageLoader } from '../../services/loading.ts'
import { useRoot } from '../../services/root.ts'
import { useServices } from '../../services/services.tsx'
import { CentreFrame } from '../../shared/account/centre-frame.tsx'
import { Form } from '../../shared/forms/form.tsx'
import { useForm } from '../../shared/forms/use-form.ts'
import { Button } from '../../ui/button.tsx'
import { Tick } from '../../ui/forms/choice.tsx'
import { Link } from '../../ui/link.tsx'
import { Card } from '../../ui/lists/card.tsx'
import { Banner } from '../../ui/notices/banner.tsx'
import { openedPart } from '../../ui/opened-part.tsx'
import type { BaseInfo } from './base-info.tsx'
import { ExportData } from './export-data.tsx'
import css from './page.module.css'
import { noProof, type Proof, ProofFields, proofBody, proofFieldOf, proofProblems } from './proof.tsx'

const ConfirmDialog = openedPart(() => import('../../ui/notices/confirm-dialog.tsx'))

/** The types of measures (ban, mute, limit of messages) during which an account cannot be cancelled. Decision 0027. */
const blockingTypes = [0, 4, 5]

export const loader = pageLoader(async ({ call, signal }) => {
  const [base, { list }] = await Promise.all([
    call('getBaseInfo', { signal }),
    call('listOwnHandling', { query: { rows: 100 }, signal })
  ])
  const restriction = list.find(({ state, handleType }) => state === 1 && blockingTypes.includes(handleType))
  return { base, restriction: restriction ?? null }
})

/**
 * The page to cancel one’s own account. It says what is deleted and what stays, offers a copy of the data, and asks
 * twice. Specification 2.
 */
export function Component() {
  const t = useT()
  const { base, restriction } = useLoaderData<typeof loader>()
  return (
    <CentreFrame title={t('cancel.title')}>
      {restriction && <Restricted restriction={restriction} />}
      <Card title={t('cancel.know')}>
        <div className={css.columns}>
          <section>
            <h3>{t('cancel.lost')}</h3>
            <ul className={css.points}>
              <li>{t('cancel.lost1')}</li>
              <li>{t('cancel.lost2')}</li>
              <li>{t('cancel.lost3')}</li>
            </ul>
          </section>
          <section>
            <h3>{t('cancel.stays')}</h3>
            <ul className={css.points}>
              <li>{t('cancel.stays1')}</li>
              <li>{t('cancel.stays2')}</li>
              <li>{t('cancel.stays3')}</li>
            </ul>
          </section>
        </div>
      </Card>
      <ExportData base={base} title={t('cancel.export')} />
      {!restriction && <CancelForm base={base} />}
    </CentreFrame>
  )
}

type Handling = DataOf<'listOwnHandling'>['list'][number]

function Restricted({ restriction }: { restriction: Handling }) {
  const t = useT()
  const { endTime, ruleName } = restriction
  return (
    <Banner tone="late" title={t('cancel.restricted')}>
      <p>{t('cancel.restrictedRule', { rule: ruleName })}</p>
      <p>
        {endTime === null ? (
          <>
            {t('cancel.restrictedForever')} <Link to="/helpC?key=7">{t('shell.contact')}</Link>
          </>
        ) : (
          t('cancel.restrictedUntil', { time: formatTime(endTime) })
        )}
      </p>
    </Banner>
  )
}

/**
 * Asks a second time before it sends. The question closes with its answer, so that a refused password or code is shown at
 * its field, where another one can be typed.
 */
function CancelForm({ base }: { base: BaseInfo }) {
  const t = useT()
  const { call } = useServices()
  const { signedOut } = useGate()
  const uid = useRoot().user?.uid ?? 0
  const [question, setQuestion] = useState<{ answer: (isSure: boolean) => void }>()
  const start: Proof & { knows: boolean } = { ...noProof(base), knows: false }
  const form = useForm({
    start,
    check: values => ({
      ...proofProblems(values, t),
      knows: !values.knows && t('cancel.needsTick')
    }),
    fieldOf: proofFieldOf,
    send: async (values, idempotencyKey) => {
      const isSure = await new Promise<boolean>(answer => setQuestion({ answer }))
      setQuestion(undefined)
      if (!isSure) return
      await call('cancelAccount', { body: proofBody(values), idempotencyKey })
      forgetDrafts(uid)
      await signedOut('cancelled')
    }
  })
  return (
    <Card title={t('cancel.confirm')}>
      <Form form={form}>
        <ProofFields base={base} purpose="cancel" form={form} />
        <Tick
          id={form.idOf('knows')}
          checked={form.values.knows}
          error={form.errorOf('knows')}
          onChange={knows => form.change({ knows })}
        >
          {t('cancel.knows')}
        </Tick>
        <Button className={css.submit} type="submit" tone="danger" busy={form.busy}>
          {t('cancel.submit')}
        </Button>
      </Form>
      {question && (
        <ConfirmDialog
          title={t('cancel.askTitle', { name: base.username })}
          act={t('cancel.askAct')}
          cancel={t('cancel.askKeep')}
          isDanger
          onAct={() => question.answer(true)}
          onClose={() => question.answer(false)}
        >
          <p>{t('cancel.askHint')}</p>
        </ConfirmDialog>
      )}
    </Card>
  )
}
