import { type PortalLink, portalLinkMutations } from '@/entities/portal-link'
import { useText } from '@/shared/lib/i18n'
import { ConfirmMutation } from '@/shared/ui/confirm-dialog'
import { shareLinkText } from '../text'

/** Asks before a link stops working for whoever has it. */
export function RevokeLink({ link, onClose }: { link: PortalLink; onClose: () => void }) {
  const t = useText(shareLinkText)
  return (
    <ConfirmMutation
      title={t('revokeTitle')}
      description={t('revokeDetail')}
      confirm={t('revokeConfirm')}
      mutation={portalLinkMutations.revoke(link.id)}
      done={t('revoked')}
      onClose={onClose}
    />
  )
}
