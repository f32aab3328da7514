import { useMutation } from '@tanstack/react-query'
import { type PortalLink, portalLinkMutations } from '@/entities/portal-link'
import { useApiForm } from '@/shared/lib/api-form'

type Options = {
  /** The operator to begin with; undefined where one is to be chosen. */
  organizationId: string | undefined
  onGiven: (link: PortalLink) => void
}

/** Gives out a link to the due kits of one operator. */
export function useGiveOutForm({ organizationId, onGiven }: Options) {
  const { mutateAsync } = useMutation(portalLinkMutations.giveOutKits())
  return useApiForm({
    defaultValues: { organization_id: organizationId ?? '', replace: false },
    send: async (values) => {
      onGiven(await mutateAsync(values))
    },
  })
}
