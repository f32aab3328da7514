import { useMutation, useQuery } from '@tanstack/react-query'
import { maintenanceQuoteText } from '@/entities/maintenance-quote'
import { organizationMutations, organizationQueries } from '@/entities/organization'
import { useText } from '@/shared/lib/i18n'
import { Checkbox } from '@/shared/ui/checkbox'
import { toast } from '@/shared/ui/toaster'

/** Whether the system drafts quotes for a dealership; saved at once. What does not load is left out. */
export function DraftsSwitch({ dealershipId }: { dealershipId: string }) {
  const t = useText(maintenanceQuoteText)
  const { data } = useQuery(organizationQueries.detail(dealershipId))
  const change = useMutation({
    ...organizationMutations.change(dealershipId),
    onSuccess: ({ drafts_maintenance_quotes: isOn }) =>
      void toast.success(t(isOn ? 'draftsOn' : 'draftsOff'), { id: 'drafts' }),
    onError: ({ message }) => toast.error(t('draftsFailed', { reason: message }), { id: 'drafts' }),
  })
  const stored = data?.drafts_maintenance_quotes
  if (stored === undefined || stored === null) return null
  return (
    <Checkbox
      className="pb-4"
      label={t('drafts')}
      help={t('draftsHelp')}
      checked={change.isPending ? (change.variables.drafts_maintenance_quotes ?? stored) : stored}
      disabled={change.isPending}
      onChange={({ target }) => change.mutate({ drafts_maintenance_quotes: target.checked })}
    />
  )
}
