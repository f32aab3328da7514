import { useMutation } from '@tanstack/react-query'
import { maintenanceQuoteDecisionsByLinkLimits } from '#contract/platform-limits'
import {
  type MaintenanceQuote,
  MaintenanceQuoteSums,
  portalMaintenanceQuoteMutations,
} from '@/entities/maintenance-quote'
import { useRecordForm } from '@/shared/lib/api-form'
import { useText } from '@/shared/lib/i18n'
import { Button } from '@/shared/ui/button'
import { Callout } from '@/shared/ui/callout'
import { ChangedMeanwhile } from '@/shared/ui/changed-meanwhile'
import { TextField } from '@/shared/ui/text-field'
import { TextareaField } from '@/shared/ui/textarea-field'
import { toast } from '@/shared/ui/toaster'
import { LineDecision } from './line-decision'
import { quoteOfLinkText } from './text'

const valuesOf = ({ lines }: MaintenanceQuote) => ({
  decisions: Object.fromEntries(lines.map(({ id }) => [id, ''])),
  contact: '',
  comment: '',
})

/** Where the customer approves or declines each line of a maintenance quote. */
export function DecisionForm({ token, quote }: { token: string; quote: MaintenanceQuote }) {
  const t = useText(quoteOfLinkText)
  const { mutateAsync } = useMutation(portalMaintenanceQuoteMutations.decide(token))
  const form = useRecordForm({
    record: quote,
    valuesOf,
    send: async ({ decisions, contact, comment }, { version, lines }) => {
      const decided = await mutateAsync({
        version,
        decisions: lines.map(({ id }) => ({
          line_id: id,
          decision: decisions[id] === 'APPROVED' ? ('APPROVED' as const) : ('DECLINED' as const),
        })),
        contact: contact.trim(),
        comment: comment.trim(),
      })
      toast.success(t('answered'))
      return decided
    },
  })
  const { shown, register, errorOf, failure, submit, isPending } = form
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      {form.isOutdated && <ChangedMeanwhile onShow={form.showChanges} />}
      {shown.lines.map((line) => (
        <LineDecision
          key={line.id}
          line={line}
          error={errorOf(`decisions.${line.id}`)}
          choice={register(`decisions.${line.id}`, {
            validate: (decision) => Boolean(decision) || t('decisionRequired'),
          })}
        />
      ))}
      <MaintenanceQuoteSums quote={shown} />
      <TextField
        label={t('contact')}
        error={errorOf('contact')}
        autoComplete="name"
        required
        maxLength={maintenanceQuoteDecisionsByLinkLimits.contact.maxLength}
        {...register('contact', { validate: (name) => name.trim() !== '' || t('contactRequired') })}
      />
      <TextareaField
        label={t('words')}
        optional
        error={errorOf('comment')}
        maxLength={maintenanceQuoteDecisionsByLinkLimits.comment.maxLength}
        {...register('comment')}
      />
      {failure && (
        <Callout tone="danger" announce>
          {failure}
        </Callout>
      )}
      <Button type="submit" variant="primary" size="lg" full pending={isPending}>
        {t('decide')}
      </Button>
    </form>
  )
}
