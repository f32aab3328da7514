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
  const renewing = useMutation(portalLinkMutations.createHoursLink(instanceId))
  const revoking = useMutation(portalLinkMutations.revoke(link.id))
  const { isPending, error } = question === 'renew' ? renewing : revoking
  // Closes once the label was read again, so that the focus returns to what is still there; `error` has a failure.
  const confirm = () => {
    const done: Promise<unknown> =
      question === 'renew' ? renewing.mutateAsync({ replace: true }) : revoking.mutateAsync()
    void done.then(onClose, () => undefined)
  }

  return (
    <ConfirmDialog
      title={t(`${question}Title`)}
      description={t(`${question}Detail`)}
      confirm={t(question)}
      onConfirm={confirm}
      onClose={onClose}
      pending={isPending}
      failure={error?.message}
    />
  )
}
