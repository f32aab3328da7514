import { useMutation } from '@tanstack/react-query'
import { type PortalLink, portalLinkMutations } from '@/entities/portal-link'
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

/** Asks before the labels on a machine stop working. */
export function QuestionDialog({ question, link, instanceId, onClose }: QuestionDialogProps) {
  const t = useText(instanceDetailsText)
  const renewing = useMutation({ ...portalLinkMutations.giveOut(instanceId), onSuccess: onClose })
  const revoking = useMutation({ ...portalLinkMutations.revoke(link.id), onSuccess: onClose })
  const { isPending, error } = question === 'renew' ? renewing : revoking

  return (
    <ConfirmDialog
      title={t(`${question}Title`)}
      description={t(`${question}Detail`)}
      confirm={t(question)}
      onConfirm={() => (question === 'renew' ? renewing.mutate({ replace: true }) : revoking.mutate())}
      onClose={onClose}
      pending={isPending}
      failure={error?.message}
    />
  )
}
