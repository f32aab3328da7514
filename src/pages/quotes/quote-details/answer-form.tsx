import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { quoteUpdateLimits } from '#contract/platform-limits'
import { type Quote, type QuoteLine, QuoteLineNotes, quoteLineName, quoteMutations } from '@/entities/quote'
import { CustomerRecipients } from '@/features/notify-customer'
import { useRecordForm } from '@/shared/lib/api-form'
import { useText } from '@/shared/lib/i18n'
import { readAmount, useAmountCheck, useMoney, writeAmount } from '@/shared/lib/money'
import { useShortcut } from '@/shared/lib/shortcut'
import { Button } from '@/shared/ui/button'
import { Callout } from '@/shared/ui/callout'
import { ChangedMeanwhile } from '@/shared/ui/changed-meanwhile'
import { ConfirmDialog } from '@/shared/ui/confirm-dialog'
import { DateField, useDayCheck } from '@/shared/ui/date-field'
import { Keyed } from '@/shared/ui/keyed'
import { TextField } from '@/shared/ui/text-field'
import { TextareaField } from '@/shared/ui/textarea-field'
import { toast } from '@/shared/ui/toaster'
import { PrintedAnswer } from './printed-answer'
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

/** What was last offered for a line, where the form proposes another price. */
function lastOffered({ offers }: Quote, { part_number, description, cost, list_cost }: QuoteLine) {
  const offered = offers
    .at(-1)
    ?.lines.find((line) =>
      part_number ? line.part_number === part_number : !line.part_number && line.description === description,
    )
  return offered?.cost.amount === (cost ?? list_cost)?.amount ? undefined : offered
}

/** Whether nobody was e-mailed the step that the quote took last. */
const isToNobody = ({ history }: Quote) => history.at(-1)?.emailed_to?.length === 0

const QuoteRecipients = ({ quote: { id, dealership, operator } }: { quote: Quote }) => (
  <CustomerRecipients record={{ kind: 'quote', id }} sides={{ dealershipId: dealership.id, operatorId: operator.id }} />
)

type AnswerFormProps = {
  quote: Quote
  /** As the reader has stored it elsewhere on the page. */
  own: Quote | undefined
  /** Called with the quote as it is stored, once nothing that was typed could be lost. */
  onChangeLines: (quote: Quote) => void
}

/**
 * Where the dealership prices each line and says how long that is valid. Enter saves; only the button sends, and a key
 * that asks first, because a sent quote cannot be withdrawn without the customer seeing it.
 */
export function AnswerForm({ quote: present, own, onChangeLines }: AnswerFormProps) {
  const t = useText(quoteDetailsText)
  const money = useMoney()
  const purpose = useRef<'save' | 'send' | 'change lines'>('save')
  const fields = useRef<HTMLFormElement>(null)
  const sendButton = useRef<HTMLButtonElement>(null)
  const [isAsking, setIsAsking] = useState(false)
  useShortcut('answer', () => fields.current?.querySelector('input')?.focus())
  const { mutateAsync } = useMutation(quoteMutations.update(present.id))
  const form = useRecordForm({
    record: present,
    own,
    valuesOf,
    send: async ({ costs, comment, valid_until }, { version, lines, currency }) => {
      const isSent = purpose.current === 'send'
      const saved = await mutateAsync({
        version,
        ...(isSent && { status: 'SENT' as const }),
        costs: lines.map(({ id }) => {
          const amount = readAmount(costs[id] ?? '', currency)
          return { line_id: id, cost: amount === undefined ? null : { amount, currency } }
        }),
        comment: comment.trim(),
        valid_until: valid_until || null,
      })
      toast.success(t(isSent ? (isToNobody(saved) ? 'sentToNobody' : 'sent') : 'saved'))
      if (purpose.current === 'change lines') onChangeLines(saved)
      return saved
    },
  })
  const { shown: quote, register, errorOf, failure, submit, isPending } = form
  const { currency, lines } = quote
  const isAmount = useAmountCheck(currency)
  const isDay = useDayCheck()
  const isCost = (typed: string) =>
    typed.trim() === '' ? purpose.current !== 'send' || t('costRequired') : isAmount(typed)

  const act = (to: typeof purpose.current) => (event: FormEvent) => {
    purpose.current = to
    void submit(event)
  }

  return (
    <>
      <form ref={fields} noValidate onSubmit={act('save')} className="grid gap-5 print:hidden">
        {failure && (
          <Callout tone="danger" announce>
            {failure}
          </Callout>
        )}
        {form.isOutdated && <ChangedMeanwhile onShow={form.showChanges} />}
        {lines.map((line) => {
          const offered = lastOffered(quote, line)
          return (
            <div key={line.id} className="grid gap-1">
              <TextField
                label={t('cost', { line: quoteLineName(line), currency })}
                help={[
                  t('pieces', { quantity: String(line.quantity) }),
                  line.list_cost && t('list', { price: money(line.list_cost) }),
                  offered && t('lastOffered', { price: money(offered.cost), quantity: String(offered.quantity) }),
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
          )
        })}
        <TextareaField
          label={t('comment_seller')}
          optional
          error={errorOf('comment')}
          maxLength={quoteUpdateLimits.comment.maxLength}
          {...register('comment')}
        />
        <DateField
          label={t('validUntil')}
          error={errorOf('valid_until')}
          {...register('valid_until', {
            validate: (day) => (purpose.current === 'send' && day === '' ? t('validRequired') : isDay(day)),
          })}
        />
        {quote.next_statuses.includes('SENT') && <QuoteRecipients quote={quote} />}
        <div className="flex flex-wrap gap-3 max-sm:*:grow">
          <Button type="submit" disabled={isPending}>
            {t('saveDraft')}
          </Button>
          <Button onClick={form.isDirty ? act('change lines') : () => onChangeLines(quote)} disabled={isPending}>
            {t('changeLines')}
          </Button>
          {quote.next_statuses.includes('SENT') && (
            <Keyed by="send" onKey={() => setIsAsking(true)}>
              <Button ref={sendButton} variant="primary" pending={isPending} onClick={act('send')}>
                {t('send')}
              </Button>
            </Keyed>
          )}
        </div>
        {isAsking && (
          <ConfirmDialog
            title={t('sendTitle', { customer: quote.operator.name })}
            description={t('sendAbout')}
            confirm={t('send')}
            variant="primary"
            pending={false}
            onConfirm={() => {
              setIsAsking(false)
              sendButton.current?.click()
            }}
            onClose={() => setIsAsking(false)}
          >
            <QuoteRecipients quote={quote} />
          </ConfirmDialog>
        )}
      </form>
      <PrintedAnswer quote={quote} control={form.control} />
    </>
  )
}
