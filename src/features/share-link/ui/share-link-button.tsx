import { Link2 } from 'lucide-react'
import { useState } from 'react'
import type { LinkPurpose } from '@/entities/portal-link'
import { useText } from '@/shared/lib/i18n'
import { Button } from '@/shared/ui/button'
import { shareLinkText } from '../text'
import { ShareLinkDialog } from './share-link-dialog'

type ShareLinkButtonProps = {
  /** What the link opens. */
  purpose: LinkPurpose
}

/** Opens the link by which a customer follows an order or a quote, or places orders, without an account. */
export function ShareLinkButton({ purpose }: ShareLinkButtonProps) {
  const t = useText(shareLinkText)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button icon={<Link2 aria-hidden />} onClick={() => setOpen(true)}>
        {t('share')}
      </Button>
      {isOpen && <ShareLinkDialog purpose={purpose} onClose={() => setOpen(false)} />}
    </>
  )
}
