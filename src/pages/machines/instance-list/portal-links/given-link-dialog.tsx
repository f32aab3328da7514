import type { PortalLink } from '@/entities/portal-link'
import { useText } from '@/shared/lib/i18n'
import { Button } from '@/shared/ui/button'
import { Dialog } from '@/shared/ui/dialog'
import { TextField } from '@/shared/ui/text-field'
import { instanceListText } from '../text'
import { CopyAddress } from './copy-address'
import { useLinkWords } from './use-link-words'

/** The address that was made, to be passed on, and until when it holds. */
export function GivenLinkDialog({ link, onClose }: { link: PortalLink; onClose: () => void }) {
  const t = useText(instanceListText)
  const { holds } = useLinkWords(link)
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('given')}
      description={t('givenDetail', { operator: link.organization.name, when: holds })}
      actions={
        <>
          <CopyAddress url={link.url} />
          <Button variant="primary" onClick={onClose}>
            {t('done')}
          </Button>
        </>
      }
    >
      <TextField
        label={t('address')}
        value={link.url}
        readOnly
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
    </Dialog>
  )
}
