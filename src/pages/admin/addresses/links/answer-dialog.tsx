import type { Link, LinkAction } from '@/entities/organization'
import { useText } from '@/shared/lib/i18n'
import { ConfirmDialog } from '@/shared/ui/confirm-dialog'
import { toast } from '@/shared/ui/toaster'
import { addressesText } from '../text'
import { useAnswerLink } from './use-answer-link'

type AnswerDialogProps = { link: Link; name: string; action: LinkAction; onClose: () => void }

const done = { accept: 'accepted', decline: 'declined', withdraw: 'withdrawn', end: 'ended' } as const

/** Says what an answer does, and what stays, before it is given. */
export function AnswerDialog({ link, name, action, onClose }: AnswerDialogProps) {
  const t = useText(addressesText)
  const answer = useAnswerLink(link)
  const confirm = () =>
    answer.mutate(action, {
      onSuccess: () => {
        toast.success(t(done[action], { name }))
        onClose()
      },
    })
  return (
    <ConfirmDialog
      title={t(`${action}Title`, { name })}
      description={t(`${action}Warning`)}
      confirm={t(action)}
      onConfirm={confirm}
      onClose={onClose}
      pending={answer.isPending}
      failure={answer.error?.message}
      variant={action === 'accept' ? 'primary' : 'danger'}
    />
  )
}
