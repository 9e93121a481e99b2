import type { DataOf } from '@board/client'
import { useState } from 'react'
import { useLoaderData } from 'react-router-dom'
import { pageLoader } from '../../app/loading.ts'
import { useGate } from '../../app/login-gate.tsx'
import { useServices } from '../../app/services.tsx'
import { useT } from '../../lib/i18n.tsx'
import { formatTime } from '../../lib/time.ts'
import { CentreFrame } from '../../shared/centre-frame.tsx'
import { Form } from '../../shared/form.tsx'
import { openedPart } from '../../shared/opened-part.tsx'
import { useForm } from '../../shared/use-form.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Tick } from '../../ui/choice.tsx'
import { Link } from '../../ui/link.tsx'
import type { BaseInfo } from './base-info.tsx'
import { ExportData } from './export-data.tsx'
import css from './page.module.css'
import { noProof, type Proof, ProofFields, proofBody, proofProblems } from './proof.tsx'

const ConfirmAct = openedPart(() => import('../../shared/confirm-act.tsx'))

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

function CancelForm({ base }: { base: BaseInfo }) {
  const t = useT()
  const { call } = useServices()
  const { signedOut } = useGate()
  const [asked, setAsked] = useState<Proof>()
  const start: Proof & { knows: boolean } = { ...noProof(base), knows: false }
  const form = useForm({
    start,
    check: values => ({
      ...proofProblems(values, t),
      knows: !values.knows && t('cancel.needsTick')
    }),
    send: async values => setAsked(values)
  })
  const cancel = async (proof: Proof, idempotencyKey: string) => {
    await call('cancelAccount', { body: proofBody(proof), idempotencyKey })
    await signedOut('cancelled')
  }
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
      {asked && (
        <ConfirmAct
          title={t('cancel.askTitle', { name: base.username })}
          act={t('cancel.askAct')}
          cancel={t('cancel.askKeep')}
          isDanger
          send={idempotencyKey => cancel(asked, idempotencyKey)}
          onClose={() => setAsked(undefined)}
        >
          <p>{t('cancel.askHint')}</p>
        </ConfirmAct>
      )}
    </Card>
  )
}
