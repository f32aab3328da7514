import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type PortalLink, portalLinkMutations, portalLinkQueries } from '@/entities/portal-link'
import { useText } from '@/shared/lib/i18n'
import { ConfirmDialog } from '@/shared/ui/confirm-dialog'
import { toast } from '@/shared/ui/toaster'
import { instanceListText } from '../text'

type RevokeLinkDialogProps = {
  link: PortalLink
  /** Which one it is, in words. */
  name: string
  onClose: () => void
}

export function RevokeLinkDialog({ link, name, onClose }: RevokeLinkDialogProps) {
  const t = useText(instanceListText)
  const queryClient = useQueryClient()
  const { mutate, isPending, error } = useMutation({
    ...portalLinkMutations.revoke(),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: portalLinkQueries.all() })
      toast.success(t('wasRevoked'))
      onClose()
    },
  })
  return (
    <ConfirmDialog
      title={t('revokeTitle')}
      description={t('revokeDetail', { what: name })}
      confirm={t('revokeConfirm')}
      onConfirm={() => mutate(link.id)}
      onClose={onClose}
      pending={isPending}
      failure={error?.message}
    />
  )
}
