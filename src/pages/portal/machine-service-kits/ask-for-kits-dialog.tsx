import { useState } from 'react'
import { kitsRequestLimits } from '#contract/platform-limits'
import { type DueKit, requestKits, suppliedKits } from '@/entities/portal-link'
import { useSentOnce } from '@/features/place-order'
import { useApiForm } from '@/shared/lib/api-form'
import { useText } from '@/shared/lib/i18n'
import { Callout } from '@/shared/ui/callout'
import { Checkbox } from '@/shared/ui/checkbox'
import { FormDialog } from '@/shared/ui/form-dialog'
import { TextField } from '@/shared/ui/text-field'
import { TextareaField } from '@/shared/ui/textarea-field'
import { serviceKitsText } from './text'

type AskForKitsDialogProps = {
  token: string
  kits: readonly DueKit[]
  dealership: string
  /** Called with nothing where the request waits for a connection. */
  onSent: (quoteNumber: string | undefined) => void
  onClose: () => void
}

type Request = Omit<Parameters<typeof requestKits>[1], 'client_id'>
type Requested = Awaited<ReturnType<typeof requestKits>>

/** Which kits are asked for, by whom, and what the dealership should know. */
export function AskForKitsDialog({ token, kits, dealership, onSent, onClose }: AskForKitsDialogProps) {
  const t = useText(serviceKitsText)
  const [supplied] = useState(() => suppliedKits(kits))
  const [leftOut, setLeftOut] = useState(supplied)
  const [lacksKits, setLacksKits] = useState(false)
  const chosen = kits.filter(({ key }) => !leftOut.has(key))
  const title = chosen.map(({ kit }) => kit.name).join(', ')
  const sendOnce = useSentOnce<Request, Requested>((request) => requestKits(token, request, title))
  const form = useApiForm({
    defaultValues: { contact: '', note: '' },
    send: async ({ contact, note }) => {
      setLacksKits(chosen.length === 0)
      if (chosen.length === 0) return
      const requested = await sendOnce({
        contact: contact.trim(),
        note: note.trim(),
        kits: chosen.map(({ instance_id, task_id }) => ({ instance_id, task_id })),
      })
      onSent(requested?.quote_number)
      onClose()
    },
  })

  function toggle(key: string) {
    const next = new Set(leftOut)
    if (!next.delete(key)) next.add(key)
    setLeftOut(next)
  }

  return (
    <FormDialog
      title={t('ask')}
      description={t('askHelp', { dealership })}
      submit={t('sendRequest')}
      form={{ ...form, isDirty: form.isDirty || leftOut !== supplied }}
      onClose={onClose}
    >
      <fieldset className="grid gap-2">
        <legend className="mb-2 font-semibold">{t('kits')}</legend>
        {kits.map(({ key, kit, task, machine }) => (
          <Checkbox
            key={key}
            label={kit.name}
            help={t('forTask', { task, machine })}
            checked={!leftOut.has(key)}
            onChange={() => toggle(key)}
          />
        ))}
      </fieldset>
      {lacksKits && chosen.length === 0 && (
        <Callout tone="danger" announce>
          {t('chooseOne')}
        </Callout>
      )}
      <TextField
        label={t('contact')}
        error={form.errorOf('contact')}
        maxLength={kitsRequestLimits.contact.maxLength}
        autoComplete="name"
        {...form.register('contact', { validate: (contact) => contact.trim() !== '' || t('contactRequired') })}
      />
      <TextareaField
        label={t('note')}
        help={t('noteHelp')}
        optional
        error={form.errorOf('note')}
        maxLength={kitsRequestLimits.note.maxLength}
        {...form.register('note')}
      />
    </FormDialog>
  )
}
