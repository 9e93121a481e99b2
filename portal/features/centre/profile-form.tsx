import { ApiError } from '@board/client/error'
import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router-dom'
import { useT } from '../../lib/i18n.tsx'
import { isNickName } from '../../lib/validation.ts'
import { useServices } from '../../services/services.tsx'
import { DraftNote, Form } from '../../shared/forms/form.tsx'
import { useForm } from '../../shared/forms/use-form.ts'
import { loadRegionLevels, type RegionLevel } from '../../shared/places/regions.ts'
import { Button } from '../../ui/button.tsx'
import { Choices } from '../../ui/forms/choice.tsx'
import { TextField } from '../../ui/forms/field.tsx'
import { Card } from '../../ui/lists/card.tsx'
import type { BaseInfo } from './base-info.tsx'
import css from './page.module.css'
import { RegionField } from './region-field.tsx'

const fieldOf = { USR0060: 'nickName', USR0061: 'nickName' }

interface Profile {
  nickName: string
  gender: 0 | 1 | 2
  regionId: number | null
}

/** Tells whether a draft fits this form. */
const isProfile = (value: unknown): value is Partial<Profile> =>
  typeof value === 'object' &&
  value !== null &&
  'nickName' in value &&
  typeof value.nickName === 'string' &&
  'regionId' in value &&
  (value.regionId === null || typeof value.regionId === 'number')

/** Returns the levels of the draft’s region once they are loaded, and those of the account before. */
function useDraftRegion(form: ReturnType<typeof useForm<Profile>>, levels: readonly RegionLevel[]) {
  const { call } = useServices()
  const { restoredAt } = form.draft
  const [restored, setRestored] = useState<readonly RegionLevel[]>()
  const { regionId } = form.values
  // biome-ignore lint/correctness/useExhaustiveDependencies: requested once for a draft, not after each choice
  useEffect(() => {
    if (restoredAt === undefined) return
    loadRegionLevels(call, regionId ?? undefined).then(setRestored, () => undefined)
  }, [restoredAt, call])
  return restoredAt !== undefined && restored
    ? { levels: restored, key: `draft-${restoredAt}` }
    : { levels, key: 'account' }
}

/** Edits the public profile of an account. A company cannot change its name here, and has no gender. */
export function ProfileForm({ base, levels }: { base: BaseInfo; levels: readonly RegionLevel[] }) {
  const t = useT()
  const { call } = useServices()
  const { revalidate } = useRevalidator()
  const isCompany = base.userType === 1
  const start: Profile = { nickName: base.nickName, gender: base.gender, regionId: base.regionId }
  const form = useForm({
    start,
    draft: { name: 'profile', isValue: isProfile },
    fieldOf,
    done: t('profile.done'),
    check: ({ nickName }) => ({
      nickName: !isCompany && !isNickName(nickName.trim()) && t('profile.badNickName')
    }),
    send: async ({ nickName, gender, regionId }, idempotencyKey) => {
      const body = { version: base.version, nickName: nickName.trim(), gender, regionId }
      try {
        await call('saveBaseInfo', { body, idempotencyKey })
      } catch (error) {
        // the shown version is out of date; the next attempt uses the new one
        if (error instanceof ApiError && error.code === 'GEN0409') await revalidate()
        throw error
      }
      await revalidate()
    }
  })
  const { gender, regionId } = form.values
  const region = useDraftRegion(form, levels)
  return (
    <Card title={t('profile.title')}>
      <Form form={form}>
        <TextField
          {...form.text('nickName')}
          label={t(isCompany ? 'profile.companyName' : 'profile.nickName')}
          hint={t(isCompany ? 'profile.companyNameHint' : 'profile.nickNameHint')}
          autoComplete="nickname"
          readOnly={isCompany}
          maxLength={isCompany ? 100 : 20}
        />
        {!isCompany && (
          <Choices
            label={t('profile.gender')}
            name="gender"
            value={gender}
            choices={[
              { value: 0, label: t('profile.gender.0') },
              { value: 1, label: t('profile.gender.1') },
              { value: 2, label: t('profile.gender.2') }
            ]}
            onChange={gender => form.change({ gender })}
          />
        )}
        <RegionField
          key={region.key}
          id={form.idOf('regionId')}
          label={t('profile.region')}
          levels={region.levels}
          value={regionId}
          error={form.errorOf('regionId')}
          onChange={regionId => form.change({ regionId })}
        />
        <DraftNote draft={form.draft} />
        <Button className={css.submit} type="submit" tone="primary" busy={form.busy}>
          {t('profile.save')}
        </Button>
      </Form>
    </Card>
  )
}
