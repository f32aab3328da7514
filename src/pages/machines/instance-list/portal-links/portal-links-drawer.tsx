import { useState } from 'react'
import { useText } from '@/shared/lib/i18n'
import { Button } from '@/shared/ui/button'
import { Drawer } from '@/shared/ui/drawer'
import type { SelectOption } from '@/shared/ui/select-field'
import { instanceListText } from '../text'
import { GiveOutDialog } from './give-out-dialog'
import { LinkList } from './link-list'

type PortalLinksDrawerProps = {
  /** The operator whose kits a link is given out to, or the one that is offered first. */
  organizationId: string | undefined
  /** The operators of a dealership, whose links are listed all; undefined where there is nothing to choose. */
  operators: readonly SelectOption[] | undefined
  onClose: () => void
}

/** Links without an account: "Listed and revocable by the dealership" (behaviour, section 4), and by the operator. */
export function PortalLinksDrawer({ organizationId, operators, onClose }: PortalLinksDrawerProps) {
  const t = useText(instanceListText)
  const [isGiving, setIsGiving] = useState(false)
  return (
    <Drawer open onOpenChange={onClose} title={t('linkTitle')}>
      <div className="grid gap-5">
        <p className="text-ink-muted">{t('linkSummary')}</p>
        <Button variant="primary" onClick={() => setIsGiving(true)}>
          {t('giveOut')}
        </Button>
        <LinkList organizationId={operators ? undefined : organizationId} />
      </div>
      {isGiving && (
        <GiveOutDialog organizationId={organizationId} operators={operators} onClose={() => setIsGiving(false)} />
      )}
    </Drawer>
  )
}
