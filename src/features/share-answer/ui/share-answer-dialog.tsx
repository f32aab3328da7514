import { useMutation } from '@tanstack/react-query'
import { answerToShareLimits } from '#contract/assistants-limits'
import { type Answer, conversationMutations } from '@/entities/conversation'
import { ApiError } from '@/shared/api'
import { useApiForm } from '@/shared/lib/api-form'
import { useLanguage, useText } from '@/shared/lib/i18n'
import { FormDialog } from '@/shared/ui/form-dialog'
import { TextField } from '@/shared/ui/text-field'
import { toast } from '@/shared/ui/toaster'
import { shareAnswerText } from '../text'
import { addressesIn, isAddress } from './addresses'

const MAX_ADDRESSES = answerToShareLimits.to_emails.maxItems

type ShareAnswerDialogProps = { answer: Pick<Answer, 'id' | 'conversation_id'>; onClose: () => void }

/** Whom an answer is e-mailed to. */
export function ShareAnswerDialog({ answer, onClose }: ShareAnswerDialogProps) {
  const t = useText(shareAnswerText)
  const names = new Intl.ListFormat(useLanguage(), { type: 'conjunction' })
  const { mutateAsync } = useMutation(conversationMutations.share(answer))
  const form = useApiForm({
    defaultValues: { to_emails: '' },
    send: async ({ to_emails: typed }) => {
      const addresses = addressesIn(typed)
      await mutateAsync(addresses).catch((cause) => {
        throw atField(cause)
      })
      toast.success(t('sent', { addresses: names.format(addresses) }))
      onClose()
    },
  })

  function refusalOf(typed: string) {
    const addresses = addressesIn(typed)
    if (addresses.length === 0) return t('addressMissing')
    if (addresses.length > MAX_ADDRESSES) return t('tooMany', { most: MAX_ADDRESSES })
    const wrong = addresses.find((address) => !isAddress(address))
    return wrong === undefined || t('addressWrong', { address: wrong })
  }

  return (
    <FormDialog title={t('title')} description={t('description')} submit={t('send')} form={form} onClose={onClose}>
      <TextField
        label={t('addresses')}
        help={t('addressesHelp', { most: MAX_ADDRESSES })}
        error={form.errorOf('to_emails')}
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        {...form.register('to_emails', { validate: refusalOf })}
      />
    </FormDialog>
  )
}

/** What the server refuses of one address is shown at the field that has them all. */
function atField(cause: unknown) {
  if (!(cause instanceof ApiError)) return cause
  const [name, message] = Object.entries(cause.fields)[0] ?? []
  if (!name?.startsWith('to_emails')) return cause
  return new ApiError({ status: cause.status, data: { errors: [{ path: 'body.to_emails', message }] } })
}
