import { newTelematicsSourceLimits } from '#contract/platform-limits'
import type { useApiForm } from '@/shared/lib/api-form'
import { useText } from '@/shared/lib/i18n'
import { Checkbox } from '@/shared/ui/checkbox'
import { PasswordField } from '@/shared/ui/password-field'
import { SelectField } from '@/shared/ui/select-field'
import { TextField } from '@/shared/ui/text-field'
import { instanceListText } from '../text'
import { authentications, intervalsWith, type SourceValues } from './source-values'

type SourceFieldsProps = {
  form: ReturnType<typeof useApiForm<SourceValues>>
  /** Whether a password is stored already, so that none is required. */
  hasPassword: boolean
  interval: number | undefined
}

/** Where an endpoint lies, how to sign in there, and how often it is read. */
export function SourceFields({ form: { register, errorOf, watch }, hasPassword, interval }: SourceFieldsProps) {
  const t = useText(instanceListText)
  const authentication = watch('authentication')
  const filled = (message: string) => ({ validate: (value: string) => value.trim() !== '' || message })
  const inWords = (minutes: number) => {
    if (minutes === 1440) return t('day')
    if (minutes === 60) return t('hour')
    return minutes % 60 === 0 ? t('hours', { count: minutes / 60 }) : t('minutes', { count: minutes })
  }
  return (
    <>
      <TextField
        label={t('sourceName')}
        error={errorOf('name')}
        required
        maxLength={newTelematicsSourceLimits.name.maxLength}
        {...register('name', filled(t('nameRequired')))}
      />
      <TextField
        label={t('url')}
        help={t('urlHelp')}
        error={errorOf('url')}
        type="url"
        inputMode="url"
        required
        maxLength={newTelematicsSourceLimits.url.maxLength}
        {...register('url', filled(t('urlRequired')))}
      />
      <SelectField
        label={t('authentication')}
        options={authentications.map((value) => ({ value, label: t(value) }))}
        error={errorOf('authentication')}
        {...register('authentication')}
      />
      {authentication === 'basic' && (
        <TextField
          label={t('username')}
          error={errorOf('username')}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          required
          maxLength={newTelematicsSourceLimits.username.maxLength}
          {...register('username', filled(t('usernameRequired')))}
        />
      )}
      {authentication !== 'none' && (
        <PasswordField
          label={t(authentication === 'bearer' ? 'token' : 'password')}
          help={hasPassword ? t('secretKept') : undefined}
          error={errorOf('password')}
          // It is no password of the reader's own, and must not be filled in with theirs.
          autoComplete="new-password"
          required={!hasPassword}
          maxLength={newTelematicsSourceLimits.password.maxLength}
          {...register('password', hasPassword ? {} : filled(t('secretRequired')))}
        />
      )}
      <SelectField
        label={t('interval')}
        options={intervalsWith(interval).map((minutes) => ({ value: String(minutes), label: inWords(minutes) }))}
        error={errorOf('interval_minutes')}
        {...register('interval_minutes')}
      />
      <Checkbox label={t('active')} {...register('is_active')} />
    </>
  )
}
