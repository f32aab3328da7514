import { useMutation } from '@tanstack/react-query'
import { maintenanceQuoteDecisionsLimits } from '#contract/platform-limits'
import { type MaintenanceQuote, maintenanceQuoteMutations } from '@/entities/maintenance-quote'
import { useApiForm } from '@/shared/lib/api-form'
import { useText } from '@/shared/lib/i18n'
import { Button } from '@/shared/ui/button'
import { Callout } from '@/shared/ui/callout'
import { Card } from '@/shared/ui/card'
import { SelectField } from '@/shared/ui/select-field'
import { TextareaField } from '@/shared/ui/textarea-field'
import { toast } from '@/shared/ui/toaster'
import { maintenanceQuoteDetailsText } from './text'

/** Where a customer approves or declines each line. */
export function DecisionForm({ quote }: { quote: MaintenanceQuote }) {
  const t = useText(maintenanceQuoteDetailsText)
  const { mutateAsync } = useMutation(maintenanceQuoteMutations.decide(quote.id))
  const { register, errorOf, failure, submit, isPending } = useApiForm({
    defaultValues: { reason: '', lines: quote.lines.map(({ id }) => ({ line_id: id, decision: '' })) },
    send: async ({ reason, lines }) => {
      await mutateAsync({
        version: quote.version,
        reason,
        decisions: lines.map(({ line_id, decision }) => ({
          line_id,
          decision: decision === 'APPROVED' ? ('APPROVED' as const) : ('DECLINED' as const),
        })),
      })
      toast.success(t('decided'))
    },
  })
  const options = [
    { value: 'APPROVED', label: t('approve') },
    { value: 'DECLINED', label: t('decline') },
  ]
  return (
    <Card title={t('decide')}>
      <form noValidate onSubmit={submit} className="grid gap-4">
        {failure && <Callout tone="danger">{failure}</Callout>}
        {quote.lines.map(({ id, description }, index) => (
          <SelectField
            key={id}
            label={t('decision', { line: description })}
            error={errorOf(`lines.${index}.decision`)}
            placeholder={t('choose')}
            options={options}
            {...register(`lines.${index}.decision`, {
              validate: (decision) => decision !== '' || t('decisionRequired'),
            })}
          />
        ))}
        <TextareaField
          label={t('reason')}
          optional
          error={errorOf('reason')}
          maxLength={maintenanceQuoteDecisionsLimits.reason.maxLength}
          {...register('reason')}
        />
        <div>
          <Button variant="primary" type="submit" disabled={isPending}>
            {t('decide')}
          </Button>
        </div>
      </form>
    </Card>
  )
}
