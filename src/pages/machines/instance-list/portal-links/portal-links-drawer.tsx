import { useQuery } from '@tanstack/react-query'
import { Link2 } from 'lucide-react'
import { useState } from 'react'
import { portalLinkQueries } from '@/entities/portal-link'
import { useText } from '@/shared/lib/i18n'
import { Button } from '@/shared/ui/button'
import { Drawer } from '@/shared/ui/drawer'
import { EmptyState } from '@/shared/ui/empty-state'
import { Loaded } from '@/shared/ui/loaded'
import { Pagination } from '@/shared/ui/pagination'
import { instanceListText } from '../text'
import type { OwnerDialogProps } from '../use-instance-owners'
import { CreateLinkDialog } from './create-link-dialog'
import { LinkCard } from './link-card'

/** Links without an account: "Listed and revocable by the dealership" (behaviour, section 4), and by the operator. */
export function PortalLinksDrawer({ organizationId, operators, onClose }: OwnerDialogProps) {
  const t = useText(instanceListText)
  const [isCreating, setIsCreating] = useState(false)
  return (
    <Drawer
      open
      onOpenChange={onClose}
      title={t('linkTitle')}
      actions={
        <Button variant="primary" onClick={() => setIsCreating(true)}>
          {t('createKitsLink')}
        </Button>
      }
    >
      <div className="grid gap-5">
        <p className="text-ink-muted">{t('linkSummary')}</p>
        <LinkList organizationId={operators ? undefined : organizationId} />
      </div>
      {isCreating && (
        <CreateLinkDialog organizationId={organizationId} operators={operators} onClose={() => setIsCreating(false)} />
      )}
    </Drawer>
  )
}

/** The links of one operator, or all that the reader may revoke; the newest first. */
function LinkList({ organizationId }: { organizationId: string | undefined }) {
  const t = useText(instanceListText)
  const [page, setPage] = useState(1)
  return (
    <Loaded query={useQuery(portalLinkQueries.list({ organizationId, page }))}>
      {({ items, total, limit }) =>
        total === 0 ? (
          <EmptyState title={t('linkEmptyTitle')} icon={Link2}>
            {t('linkEmpty')}
          </EmptyState>
        ) : (
          <div className="grid gap-4">
            {items.map((link) => (
              <LinkCard key={link.id} link={link} />
            ))}
            <Pagination page={page} pageSize={limit} total={total} onPage={setPage} />
          </div>
        )
      }
    </Loaded>
  )
}
