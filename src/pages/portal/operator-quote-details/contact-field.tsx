import { useFormContext } from 'react-hook-form'
import { quoteAnswerByLinkLimits } from '#contract/platform-limits'
import { useText } from '@/shared/lib/i18n'
import { TextField } from '@/shared/ui/text-field'
import { quoteOfLinkText } from './text'

/** Who answers, in a form that is provided by `FormProvider`: nobody is signed in. */
export function ContactField() {
  const t = useText(quoteOfLinkText)
  const { register, getFieldState, formState } = useFormContext<{ contact: string }>()
  return (
    <TextField
      label={t('contact')}
      error={getFieldState('contact', formState).error?.message}
      autoComplete="name"
      required
      maxLength={quoteAnswerByLinkLimits.contact.maxLength}
      {...register('contact', { validate: (name) => name.trim() !== '' || t('contactRequired') })}
    />
  )
}
