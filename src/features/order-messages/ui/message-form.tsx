import { type FormEvent, useRef } from 'react'
import { newOrderMessageByLinkLimits } from '#contract/platform-limits'
import { useApiForm } from '@/shared/lib/api-form'
import { useText } from '@/shared/lib/i18n'
import { useKeyHint, useShortcut } from '@/shared/lib/shortcut'
import { Button } from '@/shared/ui/button'
import { Callout } from '@/shared/ui/callout'
import { TextField } from '@/shared/ui/text-field'
import { TextareaField } from '@/shared/ui/textarea-field'
import { orderMessagesText } from '../text'

/** `contact` is the name of whoever writes, where nobody is signed in. */
export type SendMessage = (message: { body: string; contact: string }) => Promise<unknown>

type MessageFormProps = { other: string; send: SendMessage; asksContact: boolean }

/** Writes to the other side. What could not be sent stays in the field. */
export function MessageForm({ other, send, asksContact }: MessageFormProps) {
  const t = useText(orderMessagesText)
  const sentAs = useRef<string>(undefined)
  const form = useRef<HTMLFormElement>(null)
  // By a link there is no list of keys in which a single one could be switched off (WCAG 2.1.4).
  useShortcut('message', asksContact ? undefined : () => form.current?.querySelector('textarea')?.focus())
  const hint = useKeyHint('message')
  const { register, submit, errorOf, failure, isPending, reset } = useApiForm({
    defaultValues: { contact: '', body: '' },
    send: async ({ contact, body }) => {
      await send({ contact: contact.trim(), body })
      sentAs.current = contact
    },
  })

  async function post(event: FormEvent) {
    sentAs.current = undefined
    await submit(event)
    // The next message is by the same person.
    if (sentAs.current !== undefined) reset({ contact: sentAs.current, body: '' })
  }

  return (
    <form ref={form} noValidate onSubmit={(event) => void post(event)} className="grid gap-3 print:hidden">
      {failure && (
        <Callout tone="danger" announce>
          {failure}
        </Callout>
      )}
      {asksContact && (
        <TextField
          label={t('contact')}
          required
          autoComplete="name"
          maxLength={newOrderMessageByLinkLimits.contact.maxLength}
          error={errorOf('contact')}
          {...register('contact', { validate: (name) => name.trim() !== '' || t('contactRequired') })}
        />
      )}
      <TextareaField
        label={t('message', { other })}
        error={errorOf('body')}
        title={hint && t('key', { key: hint.label })}
        aria-keyshortcuts={hint?.aria}
        maxLength={newOrderMessageByLinkLimits.body.maxLength}
        {...register('body', { validate: (body) => body.trim() !== '' || t('messageRequired') })}
      />
      <Button type="submit" pending={isPending} className="sm:ml-auto">
        {t('send')}
      </Button>
    </form>
  )
}
