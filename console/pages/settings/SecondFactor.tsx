import type { DataOf } from '@board/client'
import { hasPasskeys } from '@board/client/passkeys'
import { Alert, AlertTitle, Box, Typography } from '@mui/material'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useLocation, useNavigate } from 'react-router-dom'
import { api } from '../../api/client.ts'
import { formatTime } from '../../fields/time.ts'
import { wantedOf } from '../../session/signInRoute.ts'
import { useMe } from '../../session/useMe.ts'
import { ActionButton } from '../../widgets/parts/Buttons.tsx'
import { Failed } from '../../widgets/parts/notices/Failed.tsx'
import { Notice } from '../../widgets/parts/notices/States.tsx'
import { PageTexts } from '../../widgets/parts/PageTexts.tsx'
import { FactorSetUp } from './FactorSetUp.tsx'
import { OwnPasswordForm } from './OwnPasswordForm.tsx'
import { PasskeySetUp } from './PasskeySetUp.tsx'
import { type Passkey, Passkeys } from './Passkeys.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import { SettingsFrame } from './SettingsFrame.tsx'

type Factor = DataOf<'getSecondFactor'>
type SetUp = DataOf<'beginSecondFactor'>

/** The actions that ask for the password first. */
type Proved = 'begin' | 'renew' | 'off' | 'passkey'

/** The view of the page: the present step of the reader. */
type View =
  | { name: 'state' }
  | { name: 'password'; to: Proved }
  | { name: 'removal'; passkey: Passkey }
  | { name: 'setUp'; setUp: SetUp }
  | { name: 'passkey'; options: DataOf<'beginPasskey'> }
  | { name: 'codes'; codes: readonly string[]; isRenewal: boolean }

const atRest: View = { name: 'state' }
const key = ['ownSecondFactor']

function Content() {
  const translate = useTranslate()
  const queries = useQueryClient()
  const { firstPage, info } = useMe()
  const { data, error, isPending, refetch } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => api.call('getSecondFactor', { signal }),
    retry: false
  })
  const [view, setView] = useState<View>(atRest)
  const [said, setSaid] = useState<{ words: string; isFailure?: boolean }>()
  const place = useFocusOn(view.name)
  const navigate = useNavigate()
  const wanted = wantedOf(useLocation().state)

  function open(next: View) {
    setSaid(undefined)
    setView(next)
  }
  /** Leaves the codes, and goes on to the page that the reader wanted before the set-up. */
  function close() {
    // the codes ask before they are left, as long as they are shown
    flushSync(() => open(atRest))
    if (wanted) navigate(wanted)
  }
  async function finish(next: View, words: string) {
    // the frame fetches the account again, because the required step is done now
    await Promise.all([refetch(), queries.invalidateQueries({ queryKey: ['auth'] })])
    setSaid(words ? { words } : undefined)
    setView(next)
  }
  async function remove({ id, name }: Passkey, password: string): Promise<void> {
    await api.call('removePasskey', { body: { id, password } })
    await finish(atRest, translate('settings.passkeys.removed', { name }))
  }
  async function prove(to: Proved, password: string): Promise<void> {
    const body = { password }
    if (to === 'passkey')
      return setView({ name: 'passkey', options: await api.call('beginPasskey', { body }) })
    if (to === 'begin')
      return setView({ name: 'setUp', setUp: await api.call('beginSecondFactor', { body }) })
    if (to === 'off') {
      await api.call('switchOffSecondFactor', { body })
      return finish(atRest, translate('settings.factor.offDone'))
    }
    const { recoveryCodes } = await api.call('renewRecoveryCodes', { body })
    await finish({ name: 'codes', codes: recoveryCodes, isRenewal: true }, '')
  }

  return (
    <SettingsFrame page="second-factor" isAlone={firstPage !== undefined || view.name === 'codes'}>
      <Box
        ref={place}
        tabIndex={-1}
        sx={{ display: 'grid', gap: 4, maxWidth: 560, '&:focus': { outline: 0 } }}
      >
        {isPending && <Notice kind="loading" words={translate('ra.page.loading')} />}
        {error && <Failed error={error} onRetry={() => void refetch()} />}
        {said && (
          <Alert
            severity={said.isFailure ? 'error' : 'success'}
            variant="outlined"
            role={said.isFailure ? 'alert' : 'status'}
          >
            {said.words}
          </Alert>
        )}
        {data && view.name === 'state' && (
          <State
            factor={data}
            isFirst={firstPage !== undefined}
            onOpen={open}
            onRenamed={name => finish(atRest, translate('settings.passkeys.renamed', { name }))}
          />
        )}
        {data && view.name === 'password' && (
          <OwnPasswordForm
            title={translate(`settings.factor.ways.${view.to}`)}
            username={info?.username ?? ''}
            tone={view.to === 'off' ? 'danger' : 'primary'}
            verb={translate(`settings.factor.verbs.${view.to}`)}
            hint={translate(`settings.factor.proofs.${view.to}`)}
            onSend={password => prove(view.to, password)}
            onCancel={() => open(atRest)}
          />
        )}
        {data && view.name === 'removal' && (
          <OwnPasswordForm
            title={translate('settings.passkeys.removeOne', { name: view.passkey.name })}
            username={info?.username ?? ''}
            tone="danger"
            verb={translate('settings.passkeys.remove')}
            hint={translate(
              isLastWay(data) ? 'settings.passkeys.removeLastHint' : 'settings.passkeys.removeHint'
            )}
            onSend={password => remove(view.passkey, password)}
            onCancel={() => open(atRest)}
          />
        )}
        {data && view.name === 'passkey' && (
          <PasskeySetUp
            options={view.options}
            name={translate('settings.passkeys.usualName', { number: data.passkeys.length + 1 })}
            onDone={codes =>
              codes.length > 0 || !data.isOn
                ? finish({ name: 'codes', codes, isRenewal: false }, translate('settings.factor.onDone'))
                : finish(atRest, translate('settings.passkeys.addDone'))
            }
            onRefused={words => {
              setView(atRest)
              setSaid({ words, isFailure: true })
            }}
            onCancel={() => open(atRest)}
          />
        )}
        {view.name === 'setUp' && (
          <FactorSetUp
            setUp={view.setUp}
            onDone={codes =>
              finish(
                { name: 'codes', codes, isRenewal: data?.isOn === true },
                translate('settings.factor.onDone')
              )
            }
            onCancel={() => open(atRest)}
          />
        )}
        {view.name === 'codes' && (
          <RecoveryCodes codes={view.codes} isRenewal={view.isRenewal} onClose={close} />
        )}
      </Box>
    </SettingsFrame>
  )
}

/** Moves the focus to the place of a view when it replaces another one. */
function useFocusOn(view: string) {
  const place = useRef<HTMLDivElement>(null)
  const shown = useRef(view)
  useEffect(() => {
    if (shown.current === view) return
    shown.current = view
    const field = place.current?.querySelector<HTMLElement>('input:not([hidden])')
    if (field) field.focus()
    else place.current?.focus()
  }, [view])
  return place
}

interface StateProps {
  factor: Factor
  /** True if the reader can do nothing else before it is on. */
  isFirst: boolean
  onOpen: (view: View) => void
  onRenamed: (name: string) => Promise<void>
}

/** Tells whether the only passkey is the only way of the second factor. */
const isLastWay = ({ passkeys, hasAuthenticator }: Factor) => passkeys.length === 1 && !hasAuthenticator

/** The number of recovery codes below which a warning is shown. */
const fewCodes = 3

/** Shows whether the second factor is on, and the possible actions. */
function State({ factor, isFirst, onOpen, onRenamed }: StateProps) {
  const { isOn, isRequired, since, recoveryCodesLeft, hasAuthenticator, passkeys } = factor
  const translate = useTranslate()
  const press = (to: Proved) => () => onOpen({ name: 'password', to })
  if (!isOn)
    return (
      <>
        {isFirst && (
          <Alert severity="info" variant="outlined" role="status">
            <AlertTitle>{translate('settings.factor.firstTitle')}</AlertTitle>
            {translate('settings.factor.firstHint')}
          </Alert>
        )}
        <Typography>{translate('settings.factor.what')}</Typography>
        <Row title={translate('settings.factor.authenticator')} words={translate('settings.factor.byCode')}>
          <ActionButton tone="primary" onClick={press('begin')}>
            {translate('settings.factor.ways.begin')}
          </ActionButton>
        </Row>
        <Row
          title={translate('settings.passkeys.title')}
          words={translate(hasPasskeys() ? 'settings.passkeys.what' : 'settings.passkeys.notHere')}
        >
          {hasPasskeys() && (
            <ActionButton onClick={press('passkey')}>{translate('settings.passkeys.add')}</ActionButton>
          )}
        </Row>
      </>
    )
  return (
    <>
      <Alert severity="success" variant="outlined" icon={undefined}>
        <AlertTitle>{translate('settings.factor.isOn')}</AlertTitle>
        {since !== null && translate('settings.factor.since', { time: formatTime(since) })}
        {isRequired && ` ${translate('settings.factor.isRequired')}`}
      </Alert>
      <Passkeys
        passkeys={passkeys}
        onAdd={press('passkey')}
        onRemove={passkey => onOpen({ name: 'removal', passkey })}
        onRenamed={onRenamed}
      />
      <Row
        title={translate('settings.factor.authenticator')}
        words={translate(hasAuthenticator ? 'settings.factor.another' : 'settings.factor.byCode')}
      >
        <ActionButton onClick={press('begin')}>
          {translate(`settings.factor.ways.${hasAuthenticator ? 'again' : 'begin'}`)}
        </ActionButton>
      </Row>
      <Row
        title={translate('settings.factor.codes')}
        words={translate('settings.factor.codesLeft', { smart_count: recoveryCodesLeft })}
        isWarning={recoveryCodesLeft < fewCodes}
      >
        <ActionButton onClick={press('renew')}>{translate('settings.factor.ways.renew')}</ActionButton>
      </Row>
      {!isRequired && (
        <Row title={translate('settings.factor.ways.off')} words={translate('settings.factor.offHint')}>
          <ActionButton onClick={press('off')}>{translate('settings.factor.ways.off')}</ActionButton>
        </Row>
      )}
    </>
  )
}

interface RowProps {
  title: string
  words: string
  isWarning?: boolean
  children: ReactNode
}

/** Shows a part of the second factor with its button, which is below it on a phone. */
const Row = ({ title, words, isWarning = false, children }: RowProps) => (
  <Box
    component="section"
    aria-label={title}
    sx={{
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: 3,
      pt: 4,
      borderTop: 1,
      borderColor: 'divider'
    }}
  >
    <Box sx={{ flex: '1 1 240px' }}>
      <Typography variant="h2">{title}</Typography>
      <Typography variant="body2" sx={{ color: isWarning ? 'warning.main' : 'text.secondary' }}>
        {words}
      </Typography>
    </Box>
    {children}
  </Box>
)

/** Shows the reader's own second factor, and sets it up, renews its codes or switches it off. Decisions 0097, 0108. */
export const SecondFactor = () => (
  <PageTexts family="settings">
    <Content />
  </PageTexts>
)
