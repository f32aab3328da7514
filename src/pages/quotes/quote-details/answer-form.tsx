import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useRef } from 'react'
import { quoteUpdateLimits } from '#contract/platform-limits'
import { type Quote, QuoteLineNotes, quoteLineName, quoteMutations } from '@/entities/quote'
import { useApiForm } from '@/shared/lib/api-form'
import { useText } from '@/shared/lib/i18n'
import { readAmount, useMoney, writeAmount } from '@/shared/lib/money'
import { Button } from '@/shared/ui/button'
import { Callout } from '@/shared/ui/callout'
import { TextField } from '@/shared/ui/text-field'
import { TextareaField } from '@/shared/ui/textarea-field'
import { toast } from '@/shared/ui/toaster'
import { quoteDetailsText } from './text'

/** Where the dealership prices each line and says how long that holds; saved as it is, or sent. */
export function AnswerForm({ quote }: { quote: Quote }) {
  const t = useText(quoteDetailsText)
  const money = useMoney()
  const { currency, lines, version } = quote
  const isSending = useRef(false)
  const { mutateAsync } = useMutation(quoteMutations.update(quote.id))
  const form = useApiForm({
    defaultValues: {
      costs: lines.map(({ cost, list_cost }) => {
        const proposed = cost ?? list_cost
        return { cost: { amount: proposed ? writeAmount(proposed.amount, currency) : '' } }
      }),
      comment: quote.comment,
      valid_until: quote.valid_until ?? '',
    },
    send: async ({ costs, comment, valid_until }) => {
      await mutateAsync({
        version,
        ...(isSending.current && { status: 'SENT' as const }),
        costs: lines.flatMap(({ id }, index) => {
          const amount = readAmount(costs[index]?.cost.amount ?? '', currency)
          return amount === undefined ? [] : [{ line_id: id, cost: { amount, currency } }]
        }),
        comment: comment.trim(),
        ...(valid_until && { valid_until }),
      })
      toast.success(t(isSending.current ? 'sent' : 'saved'))
    },
  })
  const { register, errorOf, failure, submit, isPending } = form
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
      {lines.map((line, index) => (
        <div key={line.id} className="grid gap-1">
          <TextField
            label={t('cost', { line: quoteLineName(line), currency })}
            help={[
              t('pieces', { quantity: String(line.quantity) }),
              line.list_cost && t('list', { price: money(line.list_cost) }),
            ]
              .filter(Boolean)
              .join(' · ')}
            error={errorOf(`costs.${index}.cost.amount`)}
            inputMode="decimal"
            autoComplete="off"
            {...register(`costs.${index}.cost.amount`, { validate: isCost })}
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
