import { useState } from 'react'
import { useApiForm } from '@/shared/lib/api-form'
import { useText } from '@/shared/lib/i18n'
import { Button } from '@/shared/ui/button'
import { Callout } from '@/shared/ui/callout'
import { TextField } from '@/shared/ui/text-field'
import { type LinkKind, requestLink } from '../request-link'
import { requestLinkText } from '../text'

/** Asks for an e-mail address to send a link to. Its answer never reveals whether there is such an account. */
export function RequestLinkForm({ kind }: { kind: LinkKind }) {
  const t = useText(requestLinkText)
  const [sentTo, setSentTo] = useState<string>()
  const { register, submit, errorOf, failure, isPending } = useApiForm({
    defaultValues: { email: '' },
    send: async ({ email }) => {
      setSentTo(undefined)
      await requestLink(kind, email)
      setSentTo(email.trim())
    },
  })

  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      {failure && (
        <Callout tone="danger" announce>
          {failure}
        </Callout>
      )}
      {sentTo && (
        <Callout tone="success" announce title={t('sentTitle')}>
          <p>
            {t('sent', { email: sentTo })} {t(`good-${kind}`)}
          </p>
          <p className="mt-2">{t('nothing')}</p>
        </Callout>
      )}
      <TextField
        label={t('email')}
        error={errorOf('email')}
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        {...register('email', { validate: (email) => email.trim() !== '' || t('emailRequired') })}
      />
      <Button type="submit" variant={sentTo ? 'secondary' : 'primary'} size="lg" full pending={isPending}>
        {t(sentTo ? 'sendAgain' : 'send')}
      </Button>
    </form>
  )
}
