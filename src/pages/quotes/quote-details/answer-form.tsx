import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useRef } from 'react'
import { quoteUpdateLimits } from '#contract/platform-limits'
import { type Quote, QuoteLineNotes, quoteLineName, quoteMutations } from '@/entities/quote'
import { useRecordForm } from '@/shared/lib/api-form'
import { useText } from '@/shared/lib/i18n'
import { readAmount, useMoney, writeAmount } from '@/shared/lib/money'
import { Button } from '@/shared/ui/button'
import { Callout } from '@/shared/ui/callout'
import { ChangedMeanwhile } from '@/shared/ui/changed-meanwhile'
import { TextField } from '@/shared/ui/text-field'
import { TextareaField } from '@/shared/ui/textarea-field'
import { toast } from '@/shared/ui/toaster'
import { quoteDetailsText } from './text'

const valuesOf = ({ lines, currency, comment, valid_until }: Quote) => ({
  costs: Object.fromEntries(
    lines.map(({ id, cost, list_cost }) => {
      const proposed = cost ?? list_cost
      return [id, proposed ? writeAmount(proposed.amount, currency) : '']
    }),
  ),
  comment,
  valid_until: valid_until ?? '',
})

/** Where the dealership prices each line and says how long that holds; saved as it is, or sent. */
export function AnswerForm({ quote: present }: { quote: Quote }) {
  const t = useText(quoteDetailsText)
  const money = useMoney()
  const isSending = useRef(false)
  const { mutateAsync } = useMutation(quoteMutations.update(present.id))
  const form = useRecordForm({
    record: present,
    valuesOf,
    send: async ({ costs, comment, valid_until }, { version, lines, currency }) => {
      const saved = await mutateAsync({
        version,
        ...(isSending.current && { status: 'SENT' as const }),
        costs: lines.flatMap(({ id }) => {
          const amount = readAmount(costs[id] ?? '', currency)
          return amount === undefined ? [] : [{ line_id: id, cost: { amount, currency } }]
        }),
        comment: comment.trim(),
        ...(valid_until && { valid_until }),
      })
      toast.success(t(isSending.current ? 'sent' : 'saved'))
      return saved
    },
  })
  const { shown: quote, register, errorOf, failure, submit, isPending } = form
  const { currency, lines } = quote
  const isCost = (typed: string) =>
    typed.trim() === ''
      ? !isSending.current || t('costRequired')
      : readAmount(typed, currency) !== undefined || t('costWrong')

  const act = (sending: boolean) => (event: FormEvent) => {
    isSending.current = sending
    void submit(event)
  }

  return (
    <form noValidate onSubmit={act(quote.next_statuses.includes('SENT'))} className="grid gap-5">
      {failure && (
        <Callout tone="danger" announce>
          {failure}
        </Callout>
      )}
      {form.isOutdated && <ChangedMeanwhile onShow={form.showChanges} />}
      {lines.map((line) => (
        <div key={line.id} className="grid gap-1">
          <TextField
            label={t('cost', { line: quoteLineName(line), currency })}
            help={[
              t('pieces', { quantity: String(line.quantity) }),
              line.list_cost && t('list', { price: money(line.list_cost) }),
            ]
              .filter(Boolean)
              .join(' · ')}
            error={errorOf(`costs.${line.id}`)}
            inputMode="decimal"
            autoComplete="off"
            {...register(`costs.${line.id}`, { validate: isCost })}
          />
          <QuoteLineNotes line={line} />
        </div>
      ))}
      <TextareaField
        label={t('comment')}
        optional
        error={errorOf('comment')}
        maxLength={quoteUpdateLimits.comment.maxLength}
        {...register('comment')}
      />
      <TextField
        label={t('validUntil')}
        type="date"
        error={errorOf('valid_until')}
        {...register('valid_until', { validate: (day) => !isSending.current || day !== '' || t('validRequired') })}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="button" onClick={act(false)} disabled={isPending}>
          {t('saveDraft')}
        </Button>
        {quote.next_statuses.includes('SENT') && (
          <Button type="submit" variant="primary" pending={isPending}>
            {t('send')}
          </Button>
        )}
      </div>
    </form>
  )
}
