import { useMutation, useQuery } from '@tanstack/react-query'
import { Ellipsis, FilePlus, FileX } from 'lucide-react'
import { maintenanceQuoteText } from '@/entities/maintenance-quote'
import { organizationMutations, organizationQueries } from '@/entities/organization'
import { useText } from '@/shared/lib/i18n'
import { DropdownMenu } from '@/shared/ui/dropdown-menu'
import { IconButton } from '@/shared/ui/icon-button'
import { toast } from '@/shared/ui/toaster'

/** What is set for all quotes of a dealership: whether the system drafts them. What does not load is left out. */
export function QuotesMenu({ dealershipId }: { dealershipId: string }) {
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
    <DropdownMenu
      trigger={<IconButton label={t('more')} icon={<Ellipsis aria-hidden />} />}
      actions={[
        {
          label: t(stored ? 'stopDrafts' : 'drafts'),
          icon: stored ? <FileX aria-hidden /> : <FilePlus aria-hidden />,
          disabled: change.isPending,
          onSelect: () => change.mutate({ drafts_maintenance_quotes: !stored }),
        },
      ]}
    />
  )
}
