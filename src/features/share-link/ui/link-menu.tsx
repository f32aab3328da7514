import { Copy, Link2Off } from 'lucide-react'
import { useState } from 'react'
import type { PortalLink } from '@/entities/portal-link'
import { useText } from '@/shared/lib/i18n'
import { useCopy } from '@/shared/ui/copy'
import { RowMenu } from '@/shared/ui/row-menu'
import { shareLinkText } from '../text'
import { RevokeLink } from './revoke-link'

type LinkMenuProps = {
  link: PortalLink
  /** What the link is called, for those who cannot see its row. */
  name: string
}

/** What can be done with one of several links; nothing once it opens nothing any more. */
export function LinkMenu({ link, name }: LinkMenuProps) {
  const t = useText(shareLinkText)
  const copy = useCopy()
  const [isRevoking, setRevoking] = useState(false)
  if (link.state !== 'open') return null
  return (
    <>
      <RowMenu
        name={name}
        actions={[
          ...(copy
            ? [{ label: t('copy'), icon: <Copy aria-hidden />, onSelect: () => copy(link.url, t('copied')) }]
            : []),
          {
            label: t('revoke'),
            icon: <Link2Off aria-hidden />,
            destructive: true,
            onSelect: () => setRevoking(true),
          },
        ]}
      />
      {isRevoking && <RevokeLink link={link} onClose={() => setRevoking(false)} />}
    </>
  )
}
