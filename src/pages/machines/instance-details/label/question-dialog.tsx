import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type PortalLink, portalLinkMutations, portalLinkQueries } from '@/entities/portal-link'
import { useText } from '@/shared/lib/i18n'
import { ConfirmDialog } from '@/shared/ui/confirm-dialog'
import { instanceDetailsText } from '../text'

export type Question = 'renew' | 'revoke'

type QuestionDialogProps = {
  question: Question
  link: PortalLink
  instanceId: string
  onClose: () => void
}

/** Asks before the labels on a machine open nothing any more. */
export function QuestionDialog({ question, link, instanceId, onClose }: QuestionDialogProps) {
  const t = useText(instanceDetailsText)
  const queryClient = useQueryClient()
  const onSuccess = async () => {
    await queryClient.invalidateQueries(portalLinkQueries.ofInstance(instanceId))
    onClose()
  }
  const renewing = useMutation({ ...portalLinkMutations.giveOut(instanceId), onSuccess })
  const revoking = useMutation({ ...portalLinkMutations.revoke(), onSuccess })
  const { isPending, error } = question === 'renew' ? renewing : revoking

  return (
    <ConfirmDialog
      title={t(`${question}Title`)}
      description={t(`${question}Detail`)}
      confirm={t(question)}
      onConfirm={() => (question === 'renew' ? renewing.mutate({ replace: true }) : revoking.mutate(link.id))}
      onClose={onClose}
      pending={isPending}
      failure={error?.message}
    />
  )
}
