import { useMutation, useQueryClient } from '@tanstack/react-query'
import { organizationQueries } from '@/entities/organization'
import { platform, unwrap } from '@/shared/api'
import { useText } from '@/shared/lib/i18n'
import { toast } from '@/shared/ui/toaster'
import { organizationsText } from './text'

/** "A super user names both organizations and links them at once" (the contract's requestLink), and ends links. */
export function useLinks() {
  const t = useText(organizationsText)
  const queryClient = useQueryClient()
  const readAnew = () => queryClient.invalidateQueries({ queryKey: organizationQueries.all() })

  const add = useMutation({
    mutationFn: (pair: { dealership_id: string; operator_id: string }) =>
      unwrap(platform.POST('/organizations/links', { body: pair })),
    onSuccess: ({ dealership, operator }) => {
      toast.success(t('linked', { dealership: dealership.name, operator: operator?.name ?? '' }))
      return readAnew()
    },
  })
  const end = useMutation({
    mutationFn: ({ id }: { id: string; name: string }) =>
      unwrap(platform.PUT('/organizations/links/{id}', { params: { path: { id } }, body: { action: 'end' } })),
    onSuccess: (_, { name }) => {
      toast.success(t('ended', { name }))
      return readAnew()
    },
    onError: ({ message }) => toast.error(message),
  })
  return { add, end }
}
